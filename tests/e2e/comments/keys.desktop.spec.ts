import type { Locator, Page } from '@playwright/test'
import { enter, expect, expectToast, test } from '../accounts/support/test'
import { addText, box, commentOf, commentsOf, discussion, idOfComment, openDiscussion } from './support/text'

/** What is sent to a page from now on, but for drafts; held back until it is released. */
async function holdPosts(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(`**${path}`, async (route) => {
    const body = route.request().postData() ?? ''
    if (route.request().method() !== 'POST' || /name="[\d_]*target"/.test(body)) return route.fallback()
    sent.push(body)
    await promise
    await route.continue()
  })
  return { sent, release: resolve }
}

/** With a use of its tools, whose code knows the keys. */
async function fillWithKeys(form: Locator, words: string) {
  const area = form.getByRole('textbox')
  await area.focus()
  await form.getByRole('button', { name: 'Bold' }).click()
  await expect(area).toHaveValue(/\*\*\*\*/)
  await area.fill(words)
}

/** Pressed, held down until it repeats itself, and pressed again. */
async function pressTwice(page: Page) {
  await page.keyboard.down('Control')
  for (const _ of [1, 2]) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.up('Control')
}

test('keys that are held or pressed again save a comment once', async ({ page, accounts }) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  const mine = commentsOf(page).first()
  await mine.getByRole('link', { name: 'Edit your comment' }).click()
  await expect(mine.getByRole('textbox')).toHaveValue('Comment no. 1.')
  await fillWithKeys(mine.locator('form'), 'Typed once.')
  const posts = await holdPosts(page, text.path)
  await pressTwice(page)
  await expect(mine.getByRole('button', { name: 'Saving...' })).toBeVisible()
  posts.release()
  await expectToast(page, 'Your comment has been changed.')
  // Acts are sent one after the other: whatever was sent twice has been by then.
  const like = page.getByRole('button', { name: /^Like “The / })
  await like.click()
  await expect
    .poll(async () => (await accounts.sql`select from likes where user_id = ${text.talker.id}`).length)
    .toBe(1)
  expect(posts.sent.filter((body) => body.includes('Typed once.'))).toHaveLength(1)
  await expect(commentOf(page, 'Typed once.')).toBeVisible()
  await expect(page.locator('.toast-host').getByText('changed elsewhere')).toHaveCount(0)
  const [stored] = await accounts.sql`select version from comments where id = ${await idOfComment(accounts, text.id)}`
  expect(stored?.version).toBe(2)
})

test('a key sends nothing that the button would not', async ({ page, accounts }) => {
  const text = await addText(accounts)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  const posts = await holdPosts(page, text.path)
  posts.release()
  await fillWithKeys(
    discussion(page)
      .locator('form')
      .filter({ has: page.getByLabel('Your comment', { exact: true }) }),
    '  ',
  )
  await expect(discussion(page).getByRole('button', { name: 'Post comment' })).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await box(page).fill('Said by key.')
  await page.keyboard.press('Control+Enter')
  await expect(commentOf(page, 'Said by key.')).toBeVisible()
  expect(posts.sent.filter((body) => body.includes('articleId'))).toHaveLength(1)
})
