import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Accounts, Person } from '@/tests/support/people'
import { expect, expectToast, field, signIn, test } from '../accounts/support/test'
import { expectAddress, openPage } from '../support/list'
import { addPosts } from './listed-posts'
import { openBlog } from './support'

const QUESTION = 'Leave without saving what you changed?'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Post' })
const editLink = (page: Page) => page.getByRole('link', { name: 'Edit “Listed 01”' })

/** Brings somebody to the list of their only post. */
async function openList(page: Page, accounts: Accounts): Promise<Person> {
  const author = await accounts.add()
  await addPosts(accounts, author, 1)
  await openBlog(page, author, '/admin/blog')
  return author
}

/** Answers every question of the browser, and notes it. */
function answerAll(page: Page, yes: boolean) {
  const asked: string[] = []
  const answer = { yes, asked }
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message())
    await (answer.yes ? dialog.accept() : dialog.dismiss())
  })
  return answer
}

test('a dialog that somebody does not wish to leave stays, however often Escape is pressed', async ({
  page,
  accounts,
}) => {
  await openList(page, accounts)
  await editLink(page).press('Enter')
  const excerpt = field(page, 'Excerpt')
  await field(page, 'Slug').fill('search')
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()
  const told = page.locator('[data-sonner-toast]').filter({ hasText: 'This slug is reserved.' })
  await expect(told).toBeVisible()
  await excerpt.fill('Typed for long.')
  const answer = answerAll(page, false)
  for (let times = 1; times <= 5; times += 1) {
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeVisible()
    await expect(excerpt).toBeFocused()
    await expect.poll(() => answer.asked).toEqual(Array(times).fill(QUESTION))
  }
  await expect(excerpt).toHaveValue('Typed for long.')
  // It is as modal as before, and what was told stands in it: all else can be neither read nor closed.
  expect(await dialogOf(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(dialogOf(page).locator(told)).toBeVisible()
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toHaveCount(0)
  await excerpt.focus()

  answer.yes = true
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expectAddress(page, '/admin/blog')
  await expect(editLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Excerpt')).toHaveValue('')
  // Nothing was typed into this one.
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(answer.asked).toHaveLength(6)
})

test('every way out of a dialog asks before it drops what was typed', async ({ page, accounts }) => {
  await openList(page, accounts)
  const answer = answerAll(page, false)
  const [cancel, editor] = [
    dialogOf(page).getByRole('link', { name: 'Cancel' }),
    dialogOf(page).getByRole('link', { name: 'Open in the editor' }),
  ]
  await editLink(page).click()
  await cancel.click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(answer.asked).toEqual([])

  await editLink(page).click()
  await field(page, 'Excerpt').fill('Typed for long.')
  for (const way of [cancel, editor]) {
    await way.click()
    await expect(field(page, 'Excerpt')).toHaveValue('Typed for long.')
  }
  // The browser asks in its own words.
  await page.evaluate(() => location.reload())
  await expect.poll(() => answer.asked).toEqual([QUESTION, QUESTION, 'beforeunload'])
  await expect(field(page, 'Excerpt')).toHaveValue('Typed for long.')

  answer.yes = true
  await editor.click()
  await page.waitForURL(/\/edit$/)
  await page.locator('.editor-area').waitFor()
  await expect(field(page, 'Excerpt')).toHaveValue('')
  // What was left is not asked about again.
  await page.reload()
  expect(answer.asked).toEqual([QUESTION, QUESTION, 'beforeunload', QUESTION])
})

test('what was saved is left without a question', async ({ page, accounts }) => {
  await openList(page, accounts)
  const answer = answerAll(page, false)
  await editLink(page).click()
  await field(page, 'Excerpt').fill('Saved.')
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Post updated')
  await expect(dialogOf(page)).toHaveCount(0)
  await openPage(page, '/about')
  expect(answer.asked).toEqual([])
})

test('the browser’s Back asks nobody, and drops nothing: what was typed stands in the dialog that is opened again', async ({
  page,
  accounts,
}) => {
  const author = await openList(page, accounts)
  const answer = answerAll(page, true)
  await editLink(page).click()
  await field(page, 'Excerpt').fill('Typed for long.')
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await editLink(page).click()
  await expect(field(page, 'Excerpt')).toHaveValue('Typed for long.')
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(field(page, 'Excerpt')).toHaveValue('Typed for long.')
  expect(answer.asked).toEqual([])

  // It is still one's own to drop, and to save.
  await dialogOf(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(answer.asked).toEqual([QUESTION])
  await editLink(page).click()
  await expect(field(page, 'Excerpt')).toHaveValue('')
  await field(page, 'Excerpt').fill('Typed once more.')
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await editLink(page).click()
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Post updated')
  await expect
    .poll(async () => (await accounts.sql`select excerpt from articles where author_id = ${author.id}`)[0]?.excerpt)
    .toBe('Typed once more.')
})

test('the sign-in over it goes once somebody signs in in another tab, and what was typed is saved', async ({
  page,
  accounts,
}) => {
  const author = await openList(page, accounts)
  await editLink(page).click()
  await field(page, 'Excerpt').fill('Typed for long.')
  await accounts.sql`delete from sessions where user_id = ${author.id}`
  const saved = dialogOf(page).getByRole('button', { name: 'Save changes' })
  await saved.click()
  const over = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(over).toBeVisible()
  const tab = await page.context().newPage()
  await signIn(tab, author)
  await expect(over).toHaveCount(0)
  await expect(field(page, 'Excerpt')).toHaveValue('Typed for long.')
  await saved.click()
  await expectToast(page, 'Post updated')
})

test('a dialog dims the whole window, also where a scroll bar would stand', async ({ page, accounts }) => {
  await openList(page, accounts)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.getByRole('link', { name: 'Delete “Listed 01”' }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog).toBeVisible()
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colorAt = (fromRight: number) => {
      const at = (info.width * (info.height - 10) + info.width - fromRight) * info.channels
      return [...data.subarray(at, at + 3)]
    }
    // The page keeps 15 pixels for the bar.
    const [page20, bar5] = [colorAt(20), colorAt(5)]
    for (const [at, part] of bar5.entries()) expect(Math.abs(part - (page20[at] ?? 0)), colorScheme).toBeLessThan(3)
    await dialog.getByRole('link', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }
})
