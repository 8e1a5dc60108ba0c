import { someAddress } from '@/tests/support/some-address'
import { expect, expectToast, field, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { expectAddress, expectHydrated } from '../support/list'
import { expectClear, openBlog, openEditor, save, writing } from './support'

test('an author writes, publishes and takes back a post, and readers see exactly that', async ({
  page,
  browser,
  accounts,
  announce,
}) => {
  test.slow()
  const author = await accounts.add()
  await openBlog(page, author, '/admin/blog')
  await expect(page.getByRole('main').getByText(author.username, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await expect(page.getByText('Create your first blog post to get started.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Analytics' })).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Content Dashboard' }).getByRole('link', { name: 'Create Post' }).click()
  await page.locator('.editor-area').waitFor()
  const title = `Keys ${author.username}`
  await field(page, 'Title').fill(title)
  await expect(field(page, 'Slug')).toHaveValue(`keys-${author.username}`)
  await expect(page.getByText(`/article/keys-${author.username}`)).toBeVisible()
  await writing(page).click()
  await page.keyboard.type('They make no sound.')
  await field(page, 'Tags').fill('keyboards')
  await save(page, 'Create Post')
  await expectToast(page, 'Success', 'Your post has been created successfully')
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit$/)

  const reader = await browser.newPage()
  const [path, later] = [`/article/keys-${author.username}`, `/article/silent-${author.username}`]
  announce(path, 404)
  expect((await reader.goto(path))?.status()).toBe(404)
  await reader.goto('/')
  await expect(reader.getByText(title)).toHaveCount(0)

  await page.locator('.editor-area').waitFor()
  await field(page, 'Status').selectOption('published')
  await save(page)
  await expectToast(page, 'Post updated', 'Your changes have been saved successfully.')
  await reader.goto('/')
  await expect(reader.getByRole('link', { name: title }).first()).toBeVisible()
  await reader.goto(path)
  await expect(reader.getByText('They make no sound.').last()).toBeVisible()

  await page.goto('/admin/blog')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Edit “Keys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(720)
  await dialog.getByLabel('Slug').fill(`silent ${author.username}`)
  await accounts.sql`
    update articles set excerpt = 'By somebody else.', version = version + 1 where author_id = ${author.id}`
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const stored = dialog.getByRole('region', { name: 'What is stored now' })
  await expect(stored).toContainText('By somebody else.')
  // In the words of the form, not of the database.
  await expect(stored).toContainText('Technology')
  await expect(stored).toContainText('Published')
  await expect(dialog.getByRole('alert')).toContainText('save again to replace it')
  await expect(dialog.getByLabel('Slug')).toHaveValue(`silent ${author.username}`)
  await expectClear(page, dialog.getByRole('button', { name: 'Save changes' }))
  await expectNoViolations(page, 'a quick edit of what was changed elsewhere')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Post updated')
  await expect(dialog).toHaveCount(0)
  await reader.goto(path)
  await expectAddress(reader, later)

  announce(later, 410)
  await page.getByRole('link', { name: 'Delete “Keys' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete the post and remove it from our servers.',
  )
  await expectNoViolations(page, 'the question before deleting')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Article deleted successfully')
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  expect((await reader.goto(later))?.status()).toBe(410)

  await page.goto('/admin/blog?status=trash')
  await expectHydrated(page)
  await expectNoViolations(page, 'the trash')
  await page.getByRole('button', { name: 'Restore “Keys' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await reader.goto(later)
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()
  await reader.close()
})

test('nobody else comes near a draft; an administrator does', async ({ page, browser, accounts }) => {
  const [author, stranger, admin] = [await accounts.add(), await accounts.add(), await accounts.add({ role: 'admin' })]
  await openEditor(page, author)
  await field(page, 'Title').fill(`Secret of ${author.username}`)
  await writing(page).click()
  await page.keyboard.type('Only for me.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  const { pathname } = new URL(page.url())
  const preview = pathname.replace('edit', 'preview')

  const other = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })).newPage()
  await other.goto(preview)
  await expectAddress(other, `/sign-in?callbackUrl=${encodeURIComponent(preview)}`)
  for (const address of [pathname, preview, pathname.replace('edit', 'revisions')]) {
    if (address === pathname) await openBlog(other, stranger, address)
    else await other.goto(address)
    await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(await other.content()).not.toContain('Only for me')
  }
  await other.goto(`/admin/blog?edit=${pathname.split('/')[3]}`)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await other.goto('/admin/products')
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await other.context().close()

  const boss = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })).newPage()
  await openBlog(boss, admin, preview)
  await expect(boss.getByText('Only for me.').last()).toBeVisible()
  await boss.goto('/admin/blog/analytics')
  await expect(boss.getByRole('img', { name: /^Views by day/ })).toBeVisible()
  const file = await boss.request.get('/admin/blog/analytics/export')
  expect(await file.text()).toContain('Post,Kind,Author,Views,Saves,Likes,Comments,Affiliate clicks')
  await boss.context().close()
})

test('a review is written whole, waits for its time and comes out by itself', async ({
  page,
  browser,
  accounts,
  announce,
}) => {
  const author = await accounts.add()
  await openEditor(page, author, '/admin/blog/new?kind=review')
  await field(page, 'Title').fill(`Mic ${author.username}`)
  await writing(page).click()
  await page.keyboard.type('It hears everything.')
  await field(page, 'Status').selectOption('published')
  await save(page, 'Create Post')
  await expectToast(page, 'Error', 'A published review names its product')
  await expect(field(page, 'Product')).toHaveAccessibleDescription('A published review names its product')
  await field(page, 'Product').fill('Field Mic')
  await field(page, 'Rating').fill('4.5')
  await field(page, 'Pros').fill('Quiet\nCheap')
  await field(page, 'Cons').fill('Heavy')
  await field(page, 'Verdict').fill('Take it along.')
  await field(page, 'Status').selectOption('scheduled')
  await field(page, 'Publish at (UTC)').fill('2020-01-01T10:00')
  await save(page, 'Create Post')
  await expectToast(page, 'Error', 'Please enter a time in the future')
  await field(page, 'Publish at (UTC)').fill('2099-01-01T10:00')
  await save(page, 'Create Post')
  await expectToast(page, 'Success', 'Your post has been created successfully')
  await page.waitForURL(/\/edit$/)

  const [reader, path] = [await browser.newPage(), `/reviews/mic-${author.username}`]
  announce(path, 404)
  expect((await reader.goto(path))?.status()).toBe(404)
  await page.goto('/admin/blog')
  await expect(page.getByRole('cell', { name: 'Scheduled' })).toBeVisible()
  await accounts.sql`update articles set scheduled_for = now() where author_id = ${author.id}`
  await expect.poll(async () => (await reader.goto(path))?.status(), { timeout: 25_000 }).toBe(200)
  await expect(reader.getByRole('region', { name: 'Verdict' })).toContainText('Take it along.')
  await expect(reader.getByRole('main').getByText('4.5').first()).toBeVisible()
  // Nobody said who makes it.
  const panel = reader.getByRole('region', { name: 'The product' })
  await expect(panel.getByRole('heading', { name: 'Field Mic' })).toBeVisible()
  await expect(panel.getByRole('rowheader')).toHaveCount(0)
  await reader.close()
})

test('the slug follows the title until one is written by hand, and again once that is emptied', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const stored = async () => (await accounts.sql`select slug from articles where author_id = ${author.id}`)[0]?.slug
  const [title, slug] = [`Keys ${author.username}`, `keys-${author.username}`]
  await openEditor(page, author)
  await field(page, 'Title').fill(`${title} 16`)
  await expect(field(page, 'Slug')).toHaveValue(`${slug}-16`)
  await writing(page).click()
  await page.keyboard.type('They make no sound.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit$/)
  await page.locator('.editor-area').waitFor()
  await field(page, 'Title').fill(title)
  await expect(field(page, 'Slug')).toHaveValue(slug)
  await save(page)
  await expect.poll(stored).toBe(slug)

  await field(page, 'Slug').fill(`${slug}-2026`)
  await field(page, 'Title').fill(`${title} compared`)
  await expect(field(page, 'Slug')).toHaveValue(`${slug}-2026`)
  await save(page)
  await expect.poll(stored).toBe(`${slug}-2026`)

  await field(page, 'Slug').fill('')
  await expect(page.getByText('Left empty, it is made from the title').filter({ visible: true })).toBeVisible()
  await field(page, 'Status').selectOption('published')
  await save(page)
  await expect.poll(stored).toBe(`${slug}-compared`)
  await expect(field(page, 'Slug')).toHaveValue(`${slug}-compared`)
  await field(page, 'Slug').fill('')
  await expect(page.getByText('Left empty, it stays as it is').filter({ visible: true })).toBeVisible()
})

test('the address of a title in another script is shown as it is stored, and only such a title loads how it is spelt', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openEditor(page, author)
  await page.waitForLoadState('networkidle')
  const loaded = scripts.length
  await field(page, 'Title').fill(`Straße ${author.username}`)
  await expect(field(page, 'Slug')).toHaveValue(`strasse-${author.username}`)
  expect(scripts.slice(loaded)).toEqual([])
  await field(page, 'Title').fill(`静かなキーボード ${author.username}`)
  const slug = `jing-kanakibodo-${author.username}`
  await expect(field(page, 'Slug')).toHaveValue(slug)
  expect(scripts.slice(loaded)).toHaveLength(1)
  await expect(page.getByText(`/article/${slug}`).filter({ visible: true })).toBeVisible()
  await writing(page).click()
  await page.keyboard.type('They make no sound.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit$/)
  await expect(field(page, 'Slug')).toHaveValue(slug)
  await page.locator('.editor-area').waitFor()
  await field(page, 'Title').fill(`조용한 키보드 ${author.username}`)
  await expect(field(page, 'Slug')).toHaveValue(`joyonghan-kibodeu-${author.username}`)
  await save(page)
  const stored = async () => (await accounts.sql`select slug from articles where author_id = ${author.id}`)[0]?.slug
  await expect.poll(stored).toBe(`joyonghan-kibodeu-${author.username}`)
})

test('what a picture shows is corrected without its file, and another picture is described anew', async ({
  page,
  context,
  accounts,
}) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill('A post with a picture')
  await writing(page).click()
  await page.keyboard.type('Look.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit$/)
  const [file, shows, shown] = [
    page.locator('#lead-file'),
    page.locator('#lead-alt'),
    page.locator('.post-picture img'),
  ]
  const keep = () => page.getByRole('button', { name: 'Save picture' }).first().click()
  await file.setInputFiles('public/icon-512.png')
  await shows.fill('A sine')
  await keep()
  await expect(shown).toHaveAttribute('alt', 'A sine')
  await expect(shows).toHaveValue('A sine')
  await shows.fill('A sign')
  await keep()
  await expectToast(page, 'Description saved')
  await expect(shown).toHaveAttribute('alt', 'A sign')

  await file.setInputFiles('public/icon-512.png')
  await expect(shows).toHaveValue('')
  await file.setInputFiles([])
  await expect(shows).toHaveValue('A sign')

  await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_000_000) })
  await shows.fill('A sign')
  await page.route('**/api/post-pictures', (route) => route.abort())
  await keep()
  await expect(page.locator('#lead-file-message')).toHaveText('That picture is too large. It may have at most 4 MB.')
  await page.unroute('**/api/post-pictures')

  // The same words may be true of another picture as well, also at a second try.
  await file.setInputFiles('public/icon-512.png')
  await shows.fill('A sign')
  await context.setOffline(true)
  await keep()
  await expect(page.getByText('The server did not answer. Please try again.').first()).toBeVisible()
  await context.setOffline(false)
  await keep()
  const stored = () => accounts.sql<{ alt: string }[]>`select alt from media where owner_id = ${author.id}`
  await expect.poll(async () => (await stored()).map(({ alt }) => alt)).toEqual(['A sign', 'A sign'])
})
