import { expect, field, fillSignIn, signIn, test } from '../accounts/support/test'

test('a post is written, refused, corrected, published and deleted without scripts', async ({ page, accounts }) => {
  const author = await accounts.add()
  await signIn(page, author, '/admin/blog/new')
  const long = `A long text. ${'It goes on and on. '.repeat(400)}`
  await expect(field(page, 'Content')).toHaveAccessibleDescription('Markdown works here.')
  await field(page, 'Title').fill('🚀🚀')
  await field(page, 'Content').fill(long)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Please write a title with letters or digits').first()).toBeVisible()
  // Longer than any cookie: it was kept as a draft.
  await expect(field(page, 'Content')).toHaveValue(long)

  await field(page, 'Title').fill(`Plain ${author.username}`)
  await field(page, 'Status').selectOption('published')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit/)
  await expect(page.getByText('Your post has been created successfully', { exact: true })).toBeVisible()

  // Signed out while writing: the text comes back with the form, nearly as long as a post may be.
  const longer = `${long} ${'And on and on. '.repeat(12_000)}`
  await field(page, 'Content').fill(longer)
  await page.context().clearCookies({ name: /session-token$/ })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(/\/sign-in\?callbackUrl=/)
  await expect(page.getByText('Please sign in to go on. Nothing you typed is lost.')).toBeVisible()
  await fillSignIn(page, author.email, `${author.password}x`)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  await fillSignIn(page, author.email, author.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('You were signed out in the meantime.')).toBeVisible()
  await expect(field(page, 'Content')).toHaveValue(longer)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('You were signed out in the meantime.')).toHaveCount(0)
  await expect(page.getByText('Your changes have been saved successfully.', { exact: true })).toBeVisible()
  await expect(field(page, 'Content')).toHaveValue(longer)

  await page
    .getByLabel('Lead picture: file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(16 * 1024 * 1024) })
  await page.getByRole('button', { name: 'Save picture' }).first().click()
  await expect(page.getByText('That picture is too large. It may have at most 4 MB.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/edit\?answer=/)
  await page
    .getByLabel('Lead picture: file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  await page.getByRole('button', { name: 'Save picture' }).first().click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  // What it shows can be said afterwards, without the file.
  await page.locator('#lead-alt').fill('A red square')
  await page.getByRole('button', { name: 'Save picture' }).first().click()
  await expect(page.getByText('Description saved')).toBeVisible()
  await expect(page.locator('#lead-alt')).toHaveValue('A red square')
  await page.goto(`/article/plain-${author.username}`)
  await expect(page.getByRole('heading', { name: `Plain ${author.username}` })).toBeVisible()
  // What it looks like stands behind it until it is here.
  await expect(page.locator('.text-picture .picture')).toHaveAttribute('style', /url\("?data:image\/webp;base64,/)
  await expect(page.getByRole('img', { name: 'A red square' })).toBeVisible()

  // Refused once, then saved: the list says so in the state that it had, and nothing covers it.
  await page.goto('/admin/blog?q=plain&sort=title')
  await page.getByRole('link', { name: 'Edit “Plain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  await dialog.getByLabel('Title').fill('')
  await dialog.getByLabel('Excerpt').fill('Short words.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByLabel('Excerpt')).toHaveValue('Short words.')
  await dialog.getByLabel('Title').fill(`Plain ${author.username}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes have been saved successfully.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/blog\?q=plain&sort=title&answer=\w+$/)
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'Delete “Plain' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Restore “Plain' })).toBeVisible()
})

test('what is refused without scripts is kept until it is posted, whatever else is posted meanwhile', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const title = `Kept ${author.username}`
  await signIn(page, author, '/admin/blog/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Content').fill('The stored text.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/edit\?answer=/)
  const [post] = await accounts.sql`select id from articles where author_id = ${author.id}`

  // It was put into the trash meanwhile.
  await page.goto(`/admin/blog/${post?.id}/edit`)
  await accounts.sql`update articles set deleted_at = now(), version = version + 1 where id = ${post?.id}`
  const long = `Written for an hour. ${'It goes on and on. '.repeat(400)}`
  await field(page, 'Content').fill(long)
  await page.getByRole('button', { name: 'Save changes' }).click()
  for (const part of ['preview', 'revisions', 'edit']) {
    await expect(page.getByRole('heading', { name: 'This post is in the trash' })).toBeVisible()
    await page.goto(`/admin/blog/${post?.id}/${part}`)
  }
  await page.getByRole('link', { name: 'Open the trash' }).click()
  await page.getByRole('button', { name: `Restore “${title}` }).click()

  // Another text is refused and then posted; that takes nothing along.
  await page.goto('/admin/blog/new')
  await field(page, 'Title').fill('🚀')
  await field(page, 'Content').fill('A short note.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await field(page, 'Title').fill(`Short ${author.username}`)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/edit\?answer=/)

  await page.goto(`/admin/blog/${post?.id}/edit`)
  await expect(field(page, 'Content')).toHaveValue('The stored text.')
  await page.getByRole('link', { name: 'look at it' }).click()
  await expect(page.getByText('Written for an hour.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue there' }).click()
  await expect(field(page, 'Content')).toHaveValue(long)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes have been saved successfully.', { exact: true })).toBeVisible()
  await expect(field(page, 'Content')).toHaveValue(long)
  await expect(page.getByRole('link', { name: 'look at it' })).toHaveCount(0)
  expect(await accounts.sql`select target from drafts where user_id = ${author.id}`).toHaveLength(0)
})

test('two people at once: without scripts too, either text can be chosen and the other stays', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await signIn(page, author, '/admin/blog/new')
  await field(page, 'Title').fill(`Both ${author.username}`)
  await field(page, 'Content').fill('The first text.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/edit\?answer=/)
  const edit = new URL(page.url()).pathname
  const clash = async (mine: string, theirs: string) => {
    await page.goto(edit)
    await field(page, 'Content').fill(mine)
    await accounts.sql`update articles set content = ${theirs}, version = version + 1 where author_id = ${author.id}`
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { name: 'This post was saved elsewhere' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Difference' })).toContainText(theirs)
    await expect(field(page, 'Content')).toHaveValue(mine)
  }
  await clash('Mine, which goes.', 'Theirs, which stays.')
  await page.getByRole('link', { name: 'use the other text' }).click()
  await expect(field(page, 'Content')).toHaveValue('Theirs, which stays.')
  await page.getByRole('link', { name: 'look at it' }).click()
  await expect(page.getByText('Mine, which goes.')).toBeVisible()

  await clash('Mine, which stays.', 'Theirs, which goes.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes have been saved successfully.', { exact: true })).toBeVisible()
  await expect(field(page, 'Content')).toHaveValue('Mine, which stays.')
})

test('a text beyond every limit comes back whole, without scripts', async ({ page, accounts }) => {
  const author = await accounts.add()
  const [title, words] = [`Long ${author.username}`, 'It goes on and on. '.repeat(110_000)]
  await signIn(page, author, '/admin/blog/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Content').fill(words)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/new\?answer=/)
  await expect(page.getByText('This is too large to be sent.').first()).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue(title)
  expect((await field(page, 'Content').inputValue()) === words).toBe(true)
})

test('the dashboard says without scripts that a post was created, and its form is empty again', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await signIn(page, author, '/dashboard')
  await field(page, 'Title').fill(`Short ${author.username}`)
  await field(page, 'Content').fill('A short text.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Your post has been created successfully', { exact: true })).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('')
})

/** A red one. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

for (const address of ['/admin/blog/new', '/dashboard'])
  test(`what one typed at ${address} is no part of the page of whoever signs in after them`, async ({
    page,
    accounts,
  }) => {
    const [author, next] = [await accounts.add(), await accounts.add()]
    await signIn(page, author, address)
    await field(page, 'Title').fill('A secret title')
    await field(page, 'Content').fill('A secret text.')
    await page.context().clearCookies({ name: /session-token$/ })
    await page.getByRole('button', { name: 'Create Post' }).click()
    await page.waitForURL(/\/sign-in\?callbackUrl=/)
    await fillSignIn(page, next.email, next.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/answer=/)
    await expect(field(page, 'Title')).toHaveValue('')
    const html = await page.content()
    for (const word of ['A secret title', 'A secret text', author.id, 'You were signed out'])
      expect(html).not.toContain(word)
  })
