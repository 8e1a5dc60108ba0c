import type { Page } from '@playwright/test'
import type { Accounts, Person } from '@/tests/support/people'
import { expect, expectToast, field, test } from '../accounts/support/test'
import { expectHydrated, holdBack } from '../support/list'
import { beginPost, goToEditor, openEditor, save, writing } from './support'

const offerOn = (page: Page) => page.getByRole('region', { name: 'Text that was not posted' }).filter({ visible: true })
const restore = (page: Page) => offerOn(page).getByRole('button', { name: 'Restore' }).click()

/** Waits until the server keeps these words of a form. */
const expectKept = ({ sql }: Accounts, { id }: Person, target: string, words: string) =>
  expect
    .poll(async () =>
      JSON.stringify(await sql`select content from drafts where user_id = ${id} and target like ${target}`),
    )
    .toContain(words)

const begin = (page: Page, author: Person) => beginPost(page, author, `Begun ${author.username}`)

test('a draft that only Markdown can say comes back whole', async ({ page, accounts }) => {
  const author = await accounts.add()
  const text = 'Said.[^1]\n\n[^1]: By whom'
  await openEditor(page, author)
  await field(page, 'Title').fill('With a footnote')
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await writing(page).fill(text)
  await expectKept(accounts, author, 'article:new', 'By whom')
  await goToEditor(page, '/admin/blog/new')
  await restore(page)
  await expect(page.getByText('This text has parts that only Markdown can say')).toBeVisible()
  await expect(writing(page)).toHaveValue(text)
  await expect(field(page, 'Title')).toHaveValue('With a footnote')
  await goToEditor(page, '/admin/blog/new')
  await expect(offerOn(page)).toContainText('By whom')
})

test('a review that was begun is found as a review, and its text by the form of an article', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await openEditor(page, author, '/admin/blog/new?kind=review')
  await field(page, 'Title').fill('Half a lamp')
  await field(page, 'Verdict').fill('Bright')
  await expectKept(accounts, author, 'review:new', 'Bright')

  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: 'A new review' }).click()
  await expect(offerOn(page)).toContainText('Verdict: Bright')
  await restore(page)
  await expect(field(page, 'Verdict')).toHaveValue('Bright')
  await page.getByRole('list', { name: 'Kind of post' }).getByRole('link', { name: 'Article' }).click()
  await expect(offerOn(page)).toContainText('Title: Half a lamp')
  await restore(page)
  await expect(field(page, 'Title')).toHaveValue('Half a lamp')
  await expectKept(accounts, author, 'article:new', 'Bright')
})

test('what only the editor shows is part of a post that is sent from the dashboard', async ({ page, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`Tagged ${author.username}`)
  await field(page, 'Tags').fill('desk lamps')
  await writing(page).fill('Half a text.')
  await expectKept(accounts, author, 'article:new', 'Half a text')
  await page.goto('/dashboard')
  await expectHydrated(page)
  const form = page.getByRole('region', { name: 'Create New Post' })
  await expect(form).toContainText('Tags: desk lamps')
  await restore(page)
  await expect(form.getByLabel('Title')).toHaveValue(`Tagged ${author.username}`)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect
    .poll(async () => (await accounts.sql`select tag_names from articles where author_id = ${author.id}`)[0]?.tag_names)
    .toEqual(['desk lamps'])
})

test('a post that was planned in the editor stays planned where it is sent from the dashboard', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`Planned ${author.username}`)
  await field(page, 'Status').selectOption('scheduled')
  await field(page, 'Publish at (UTC)').fill('2100-01-02T11:09')
  await writing(page).fill('Half a text.')
  await expectKept(accounts, author, 'article:new', 'Half a text')
  await page.goto('/dashboard')
  await expectHydrated(page)
  const form = page.getByRole('region', { name: 'Create New Post' })
  const status = form.getByLabel('Status')
  await expect(status.getByRole('option')).toHaveText(['Draft', 'Published'])
  await restore(page)
  await expect(status).toHaveValue('scheduled')
  await expect(form).toContainText('Scheduled means 2100-01-02 11:09 (UTC)')
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect
    .poll(
      async () => (await accounts.sql`select status, scheduled_for from articles where author_id = ${author.id}`)[0],
    )
    .toEqual({ status: 'scheduled', scheduled_for: new Date('2100-01-02T11:09Z') })
  await expect(status.getByRole('option')).toHaveText(['Draft', 'Published'])
})

test('after the other text was saved in a conflict, one’s own is offered', async ({ page, accounts }) => {
  const author = await accounts.add()
  await begin(page, author)
  await accounts.sql`
    update articles set content = 'Stored meanwhile.', version = version + 1 where author_id = ${author.id}`
  await writing(page).fill('By the author.')
  await save(page)
  const panel = page.getByRole('region', { name: 'Two versions of this post' })
  await panel.getByRole('button', { name: 'Use the other text' }).click()
  await expect(writing(page)).toHaveText('Stored meanwhile.')
  await field(page, 'Title').fill('')
  await save(page)
  await expect(page.getByText('Title is required').first()).toBeVisible()
  await expect(panel).toContainText('By the author.')
  await expect(offerOn(page)).toHaveCount(0)
  await field(page, 'Title').fill('Ours')
  await save(page)
  await expectToast(page, 'Post updated')
  await expect(panel).toHaveCount(0)
  await expect(offerOn(page)).toContainText('By the author.')
  await page.reload()
  await expect(offerOn(page)).toContainText('By the author.')
})

test('what is typed while a save is under way stays a draft', async ({ page, accounts }) => {
  const author = await accounts.add()
  const path = await begin(page, author)
  await writing(page).fill('Sent.')
  await expectKept(accounts, author, 'article:%', 'Sent.')
  const held = await holdBack(page, /\/edit$/)
  await save(page)
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await writing(page).press('Control+End')
  await page.keyboard.type(' And more.')
  await expect(page.getByText('Kept in this browser')).toBeVisible()
  held.release()
  await expectToast(page, 'Post updated')
  await expectKept(accounts, author, 'article:%', 'And more.')
  await goToEditor(page, path)
  await expect(writing(page)).toHaveText('Sent.')
  await expect(offerOn(page)).toContainText('Sent. And more.')
  await expect(offerOn(page)).not.toContainText('older version')
})

test('a title is seen whole, is one line all the same, and Enter leads on to the text', async ({ page, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  const title = field(page, 'Title')
  const heightOf = async () => (await title.boundingBox())?.height ?? 0
  const low = await heightOf()
  const long = `A very long title of ${author.username} `.repeat(3).trim()
  await title.fill(long.replace('title', 'title\n'))
  await expect(title).toHaveValue(long.replace('title', 'title '))
  expect(await heightOf()).toBeGreaterThan(low)
  await title.press('Enter')
  await expect(writing(page)).toBeFocused()
  await expect(page.getByText('Content is required')).toHaveCount(0)
  await page.keyboard.type('Words.')
  await title.press('Enter')
  await expect(writing(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit$/)
  await expect(field(page, 'Title')).toHaveValue(long)
})
