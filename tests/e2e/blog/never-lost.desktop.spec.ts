import { someAddress } from '@/tests/support/some-address'
import { expect, expectToast, field, fillSignIn, signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { loseAnswer } from '../support/lose-answer'
import { beginPost, goToEditor, markdown, openEditor, save, storedText, writing } from './support'

test('two editors at once: the second sees both texts, and both are kept', async ({ page, browser, accounts }) => {
  test.slow()
  const [author, admin] = [await accounts.add(), await accounts.add({ role: 'admin' })]
  const path = await beginPost(page, author, `Two of us ${author.username}`)
  const boss = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })).newPage()
  await openEditor(boss, admin, path)
  await expect(boss.getByText(`${author.username} is editing this post.`)).toBeVisible()

  // Written before the other one saves: an editor in which nothing is changed takes over what somebody else has saved.
  await writing(page).fill('By the author.')
  await writing(boss).fill('By the administrator.')
  await field(boss, 'Excerpt').fill('The boss was here.')
  await field(boss, 'Reason (optional)').fill('It was unclear.')
  await save(boss)
  await expectToast(boss, 'Post updated')
  await expect(field(boss, 'Reason (optional)')).toHaveValue('')
  await expect(field(page, 'Reason (optional)')).toHaveCount(0)
  const told = await accounts.sql`select text from notifications where user_id = ${author.id}`
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^An administrator changed .+ It was unclear\.$/),
  ])

  await save(page)
  const panel = page.getByRole('region', { name: 'Two versions of this post' })
  await expect(panel).toContainText('By the administrator.')
  await expect(panel).toContainText('By the author.')
  await expect(panel).toContainText('Excerpt: The boss was here.')
  await expectNoViolations(page, 'two versions of a post')
  // The keys are there already, and scroll what is long.
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  const difference = panel.getByRole('region', { name: 'Difference' })
  await expect(difference).toBeFocused()
  // What is typed while the two are looked at is not lost either.
  await writing(page).press('Control+End')
  await page.keyboard.type(' And more.')
  const inUse = panel.getByRole('button', { pressed: true })
  await expect(inUse).toHaveCount(0)
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect(inUse).toHaveText('Keep mine')
  await expect(writing(page)).toHaveText('By the author. And more.')
  await panel.getByRole('button', { name: 'Use the other text' }).click()
  await expect(inUse).toHaveText('Use the other text')
  await expect(writing(page)).toHaveText('By the administrator.')
  await expect(field(page, 'Excerpt')).toHaveValue('The boss was here.')
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect(writing(page)).toHaveText('By the author. And more.')
  await expect(field(page, 'Excerpt')).toHaveValue('')
  await save(page)
  await expectToast(page, 'Post updated')
  await expect(panel).toHaveCount(0)

  await page.goto(path.replace('edit', 'revisions'))
  await expect(page.getByRole('list').getByRole('link', { name: admin.username })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('administrator')
  await expectNoViolations(page, 'versions with their differences')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expectToast(page, 'Post updated')
  await goToEditor(page, path)
  await expect(writing(page)).toHaveText('By the administrator.')
  await boss.context().close()
})

test('a session that has ended and a connection that is away keep the text and save it later', async ({
  page,
  accounts,
  context,
}) => {
  test.slow()
  const author = await accounts.add()
  await beginPost(page, author, `Kept ${author.username}`)

  await accounts.sql`delete from sessions where user_id = ${author.id}`
  await writing(page).fill('Typed after the session had ended.')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page, 'a session that has ended')
  await fillSignIn(page, author.email, author.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Post updated')

  await context.setOffline(true)
  await writing(page).fill('Typed without a connection.')
  await save(page)
  await expect(page.getByText('Not saved yet. It is sent again as soon as the server answers.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
  await expect.poll(() => storedText(accounts, author)).toBe('Typed without a connection.\n')
})

test('signing in in another tab saves what waits for it, and closes the dialog', async ({ page, accounts }) => {
  const author = await accounts.add()
  await beginPost(page, author, `Elsewhere ${author.username}`)
  await page.context().clearCookies()
  await writing(page).fill('Typed after the session had ended.')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog).toBeVisible()
  const tab = await page.context().newPage()
  await signIn(tab, author)
  await expect(dialog).toHaveCount(0)
  await expectToast(page, 'Post updated')
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
})

test('a new post whose answer is lost is stored once, though its author writes on', async ({
  page,
  accounts,
  context,
}) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`Once ${author.username}`)
  await writing(page).fill('Sent without an answer.')
  await loseAnswer(page, '**/admin/blog/new**', 'Sent without an answer.')
  await save(page, 'Create Post')
  await expectToast(page, 'Error')
  await expect(page.getByText('Failed to create post', { exact: true })).toBeVisible()
  await expect(page.getByText('Not saved yet. It is sent again as soon as the server answers.')).toBeVisible()
  await writing(page).fill('Written on meanwhile.')
  await context.setOffline(true)
  await context.setOffline(false)
  await page.waitForURL(/\/edit$/)
  const stored = await accounts.sql`select content from articles where author_id = ${author.id}`
  expect(stored.map(({ content }) => content)).toEqual(['Sent without an answer.\n'])
  await expect(writing(page)).toHaveText('Written on meanwhile.')
  await expect(page.getByText('Draft saved').filter({ visible: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('You have text here that was not posted')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(writing(page)).toHaveText('Written on meanwhile.')
})

test('a save whose answer is lost is no conflict with itself, and what was written on is saved after it', async ({
  page,
  accounts,
  context,
}) => {
  const author = await accounts.add()
  await beginPost(page, author, `Heard late ${author.username}`)
  const sent = await loseAnswer(page, '**/edit', 'Sent without an answer.')
  await writing(page).fill('Sent without an answer.')
  await save(page)
  await expect(page.getByText('Failed to update post', { exact: true })).toBeVisible()
  await writing(page).fill('Written on meanwhile.')
  await context.setOffline(true)
  await context.setOffline(false)
  const stored = async () =>
    (await accounts.sql`select content, version from articles where author_id = ${author.id}`)[0]
  await expect.poll(stored).toEqual({ content: 'Written on meanwhile.\n', version: 3 })
  await expectToast(page, 'Post updated')
  await expect(page.getByRole('region', { name: 'Two versions of this post' })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('a member who took another name meanwhile can save, and finds what this browser has kept', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await beginPost(page, author, `Renamed ${author.username}`)
  const name = `x${author.username}`.slice(0, 20)
  await accounts.sql`update profiles set username = ${name}, skeleton = ${name} where id = ${author.id}`
  await writing(page).fill('Written under another name.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(writing(page)).toHaveText('Written under another name.')
  await accounts.sql`update profiles set username = ${author.username}, skeleton = ${author.username}
    where id = ${author.id}`
  await save(page)
  await expectToast(page, 'Post updated')
})

test('what waits for its author is not sent by whoever signs in next', async ({ page, accounts }) => {
  const [author, other] = [await accounts.add(), await accounts.add()]
  await openEditor(page, author)
  await field(page, 'Title').fill(`Private ${author.username}`)
  await writing(page).fill('For nobody else.')
  await accounts.sql`delete from sessions where user_id = ${author.id}`
  await save(page, 'Create Post')
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await fillSignIn(page, other.email, other.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
  expect(await accounts.sql`select id from articles where author_id in (${author.id}, ${other.id})`).toHaveLength(0)

  // They find a form of their own; the text is not kept for them, nor offered to them when they write something.
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(writing(page)).toHaveText('')
  await field(page, 'Title').fill('Of my own')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.getByText('You have text here that was not posted')).toHaveCount(0)
  const kept = await accounts.sql`select user_id, content->>'title' as title from drafts
    where user_id in (${author.id}, ${other.id})`
  expect(kept.filter(({ user_id }) => user_id === other.id).map(({ title }) => title)).toEqual(['Of my own'])
})

test('a form that stays open while somebody else signs in in another tab keeps nothing for them', async ({
  page,
  accounts,
}) => {
  const [author, other] = [await accounts.add(), await accounts.add()]
  await openEditor(page, author)
  await field(page, 'Title').fill('Begun by its author')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await accounts.sql`delete from sessions where user_id = ${author.id}`
  await writing(page).fill('Written on when the session had ended.')
  const tab = await page.context().newPage()
  await tab.goto('/sign-in')
  await fillSignIn(tab, other.email, other.password)
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await tab.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await save(page, 'Create Post')
  await expect(page.getByText('Somebody else wrote this text: sign in as them to save it.').first()).toBeVisible()
  await goToEditor(tab, '/admin/blog/new')
  await expect(tab.getByText('You have text here that was not posted')).toHaveCount(0)
  await field(tab, 'Title').fill('Of the other')
  await expect(tab.getByText('Draft saved')).toBeVisible()
  const kept = await accounts.sql`select user_id, content->>'title' as title from drafts
    where user_id in (${author.id}, ${other.id}) order by title`
  expect(kept).toEqual([
    { user_id: author.id, title: 'Begun by its author' },
    { user_id: other.id, title: 'Of the other' },
  ])
})

test('a draft that nobody has decided on outlives a save', async ({ page, accounts }) => {
  test.slow()
  const author = await accounts.add()
  await beginPost(page, author, `Undecided ${author.username}`)
  await writing(page).fill('Not decided on.')
  const drafts = async () => JSON.stringify(await accounts.sql`select content from drafts where user_id = ${author.id}`)
  await expect.poll(drafts).toContain('Not decided on.')
  await page.reload()
  await page.locator('.editor-area').waitFor()
  const offer = page.getByRole('region', { name: 'Text that was not posted' })
  await expect(offer).toContainText('Not decided on.')
  await expectNoViolations(page, 'the offer of a draft')
  await field(page, 'Excerpt').fill('Only this.')
  await save(page)
  await expectToast(page, 'Post updated')
  await expect(offer).toContainText('Not decided on.')
  await page.reload()
  await expect(offer).toContainText('Not decided on.')
})

test('what was not saved is offered again, in whatever browser', async ({ page, browser, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill('Half a title')
  await writing(page).click()
  await page.keyboard.type('Half a text, kept by itself.')
  await expect
    .poll(async () => JSON.stringify(await accounts.sql`select content from drafts where user_id = ${author.id}`))
    .toContain('kept by itself')
  const elsewhere = await (
    await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })
  ).newPage()
  await openEditor(elsewhere, author)
  const offer = elsewhere.getByRole('region', { name: 'Text that was not posted' })
  await expect(offer).toContainText('Half a text, kept by itself.')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(writing(elsewhere)).toHaveText('Half a text, kept by itself.')
  await expect(field(elsewhere, 'Title')).toHaveValue('Half a title')
  await elsewhere.context().close()
})

test('a draft that was written on an older version leads to both texts', async ({ page, accounts }) => {
  const author = await accounts.add()
  const path = await beginPost(page, author, `Older ${author.username}`)
  await writing(page).fill('Typed on the first version.')
  await expect
    .poll(async () => JSON.stringify(await accounts.sql`select content from drafts where user_id = ${author.id}`))
    .toContain('Typed on the first version.')
  await accounts.sql`
    update articles set content = 'Stored meanwhile.', version = version + 1 where author_id = ${author.id}`
  await goToEditor(page, path)
  await expect(writing(page)).toHaveText('Stored meanwhile.')
  const offer = page.getByRole('region', { name: 'Text that was not posted' })
  await expect(offer).toContainText('It was written on an older version.')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(writing(page)).toHaveText('Typed on the first version.')
  await save(page)
  const panel = page.getByRole('region', { name: 'Two versions of this post' })
  await expect(panel).toContainText('Stored meanwhile.')
  await expect(panel).toContainText('Typed on the first version.')
  await panel.getByRole('button', { name: 'Use the other text' }).click()
  await expect(writing(page)).toHaveText('Stored meanwhile.')
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect(writing(page)).toHaveText('Typed on the first version.')
  await save(page)
  await expectToast(page, 'Post updated')
  await expect(panel).toHaveCount(0)
})

test('a page left by a link comes back with what was typed, or with what is newer, never with what was sent', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const title = `Coming back ${author.username}`
  await beginPost(page, author, title)
  const follow = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).first().click()
  const stored = async () =>
    (await accounts.sql`select content, excerpt, status from articles where author_id = ${author.id}`)[0]
  const panel = page.getByRole('region', { name: 'Two versions of this post' })

  await writing(page).press('Control+End')
  await page.keyboard.type(' The second.')
  await follow('Versions')
  await expect(page.getByRole('heading', { name: 'Versions of' })).toBeVisible()
  await page.goBack()
  await expect(writing(page)).toHaveText('The first text. The second.')
  await writing(page).press('Control+End')
  await page.keyboard.type('!')
  await expect.poll(() => markdown(page)).toBe('The first text. The second.!\n')
  await save(page)
  await expect.poll(stored).toMatchObject({ content: 'The first text. The second.!\n' })

  await follow('Versions')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(stored).toMatchObject({ content: 'The first text.\n' })
  await follow('Back to the editor')
  await expect(writing(page)).toHaveText('The first text.')
  await writing(page).press('Control+End')
  await page.keyboard.type(' The third.')
  await save(page)
  await expect.poll(stored).toMatchObject({ content: 'The first text. The third.\n' })
  await expect(panel).toHaveCount(0)

  await follow('Create Post')
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(writing(page)).toHaveText('')
  await expect(page.getByRole('region', { name: 'Text that was not posted' })).toHaveCount(0)
  await writing(page).click()
  await page.keyboard.type('Another')
  await follow('My Posts')
  await page.getByRole('button', { name: `Publish “${title}”` }).click()
  await expect.poll(stored).toMatchObject({ status: 'published' })
  await page.goBack()
  await expect(writing(page)).toHaveText('Another')
  await writing(page).press('Control+End')
  await page.keyboard.type('!')
  await expect.poll(() => markdown(page)).toBe('Another!\n')

  await follow('My Posts')
  await follow(title)
  await expect(field(page, 'Status')).toHaveValue('published')
  await field(page, 'Excerpt').fill('In short.')
  await field(page, 'Slug').fill('')
  await save(page)
  await expect.poll(stored).toMatchObject({ excerpt: 'In short.', status: 'published' })
  await expect(field(page, 'Slug')).toHaveValue(`coming-back-${author.username}`)
  await expect(panel).toHaveCount(0)
})

test('a save that a later build of the site does not know says what to do, and the text is offered after that', async ({
  page,
  accounts,
  announce,
}) => {
  const author = await accounts.add()
  const path = await beginPost(page, author, `Older page ${author.username}`)
  announce(path, 409)
  await page.route(/\/edit$/, (route) => {
    const headers = route.request().headers()
    const action = headers['next-action']
    return route.continue(action ? { headers: { ...headers, 'next-action': action.replace(/.{8}$/, '00000000') } } : {})
  })
  await writing(page).fill('Typed on an older page.')
  await save(page)
  await expectToast(page, 'Error', 'The site has been renewed since this page was opened.')
  await expect(page.getByText('It is sent again as soon as the server answers.')).toHaveCount(0)
  await expect(writing(page)).toHaveText('Typed on an older page.')
  await page.unrouteAll()
  await goToEditor(page, path)
  await expect(page.getByRole('region', { name: 'Text that was not posted' })).toContainText('Typed on an older page.')
})
