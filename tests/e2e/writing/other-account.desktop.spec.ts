import type { Page } from '@playwright/test'
import { type Person, someName } from '@/tests/support/people'
import { expect, fillSignIn, signIn, test } from '../accounts/support/test'
import { addText, box, commentOf, openDiscussion } from '../comments/support/text'
import { addTopic, postOf, text } from '../forum/support/topic'

const WHOSE = 'Somebody else wrote this text: sign in as them to post it.'

/** Somebody takes the place of whoever is signed in, in another tab. */
async function takeOver(page: Page, { id }: Person, other: Person, end: (id: string) => Promise<unknown>) {
  await end(id)
  const tab = await page.context().newPage()
  await tab.goto('/sign-in')
  await fillSignIn(tab, other.email, other.password)
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await tab.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await tab.close()
}

/** What the browser keeps of what somebody has typed. */
const draftsOf = (page: Page, { id }: Person) =>
  page.evaluate(
    (prefix) => Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(prefix) ? [String(text)] : [])),
    `draft/${id}/`,
  )

test('a reply that somebody has begun is not posted under the name of who signs in after them', async ({
  page,
  accounts,
}) => {
  const [writer, other] = [await accounts.add(), await accounts.add()]
  const topic = await addTopic(accounts, writer)
  await signIn(page, writer)
  await openDiscussion(page, topic.path)
  await text(page).fill('Words of the writer.')
  await takeOver(page, writer, other, (id) => accounts.sql`delete from sessions where user_id = ${id}`)

  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page.locator('.reply-form').getByText(WHOSE)).toBeVisible()
  await expect(text(page)).toHaveValue('Words of the writer.')
  // Nor kept under it, whatever they add.
  await text(page).press('!')
  await expect(text(page)).toHaveValue('Words of the writer.!')
  expect(await draftsOf(page, other)).toEqual([])
  expect((await draftsOf(page, writer)).join()).toContain('Words of the writer.')

  // What they write themselves is theirs.
  const own = `Words of ${someName()}.`
  await text(page).fill('')
  await text(page).fill(own)
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(postOf(page, own)).toContainText(other.username)
})

test('nor is a comment', async ({ page, accounts }) => {
  const [writer, other] = [await accounts.add(), await accounts.add()]
  const { path } = await addText(accounts)
  await signIn(page, writer)
  await openDiscussion(page, path)
  await box(page).fill('A comment of the writer.')
  await takeOver(page, writer, other, (id) => accounts.sql`delete from sessions where user_id = ${id}`)

  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.locator('#comment-form').getByText(WHOSE)).toBeVisible()
  await expect(box(page)).toHaveValue('A comment of the writer.')
  await expect(commentOf(page, 'A comment of the writer.')).toHaveCount(0)
})

test('whoever signs in on the page that somebody has left there writes as themselves', async ({ page, accounts }) => {
  const [writer, other] = [await accounts.add(), await accounts.add()]
  const topic = await addTopic(accounts, writer)
  await signIn(page, writer)
  await openDiscussion(page, topic.path)
  await text(page).fill('Words of the writer.')
  await page.getByRole('button', { name: `Account menu of ${writer.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(text(page)).toHaveValue('')

  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, other.email, other.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${other.username}` })).toBeVisible()
  const own = `Words of ${someName()}.`
  await text(page).fill(own)
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(postOf(page, own)).toContainText(other.username)
})

test('a page that is not on show when its reader signs out, here or in another tab, keeps no word for the next', async ({
  page,
  accounts,
}) => {
  const [writer, other] = [await accounts.add(), await accounts.add()]
  const { path } = await addText(accounts)
  await signIn(page, writer)
  await openDiscussion(page, path)
  await box(page).fill('A comment of the writer.')
  const tab = await page.context().newPage()
  await openDiscussion(tab, path)
  await box(tab).fill('Another of the writer.')

  await page.locator('.site-header').getByRole('link', { name: 'Forum' }).click()
  await page.waitForURL('**/forum')
  await page.getByRole('button', { name: `Account menu of ${writer.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(box(tab)).toHaveValue('')

  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, other.email, other.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${other.username}` })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('')
  const own = `Words of ${someName()}.`
  await box(page).fill(own)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(commentOf(page, own)).toContainText(other.username)

  // Nor is a word of it lost.
  const kept = await accounts.sql`select content::text as text from drafts where user_id = ${writer.id}`
  const all = [...(await draftsOf(page, writer)), ...kept.map((row) => row.text)].join()
  for (const words of ['A comment of the writer.', 'Another of the writer.']) expect(all).toContain(words)
  expect((await draftsOf(page, other)).join()).not.toContain('of the writer')
})
