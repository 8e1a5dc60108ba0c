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
