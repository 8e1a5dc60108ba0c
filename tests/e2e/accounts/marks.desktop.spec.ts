import type { Page } from '@playwright/test'
import { addText } from '../comments/support/text'
import { openPage } from '../support/list'
import { expect, expectToast, fillSignIn, signIn, test } from './support/test'

const SAVE = /^Save “/
const SAVED = /^Saved “/

test('an answer about the member that got lost is asked for again', async ({ page, accounts }) => {
  const member = await accounts.add()
  const text = await addText(accounts)
  await signIn(page, member)
  await accounts.sql`insert into saved_items (id, user_id, article_id) values (gen_random_uuid(), ${member.id}, ${text.id})`
  await page.route('**/api/viewer*', (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.goto(text.path)
  await expect(page.getByRole('button', { name: `Account menu of ${member.username}` })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: SAVED })).toBeVisible()
})

test('what a member presses shows before the page knows who looks, and an older answer does not take it back', async ({
  page,
  accounts,
}) => {
  const member = await accounts.add()
  const text = await addText(accounts)
  await signIn(page, member)
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: made, resolve: isMade } = Promise.withResolvers<void>()
  await page.route('**/api/viewer?subject=*', async (route) => {
    const response = await route.fetch()
    isMade()
    await pressed
    await route.fulfill({ response })
  })
  await openPage(page, text.path)
  await made
  const main = page.getByRole('main')
  await main.getByRole('button', { name: SAVE }).click()
  await expectToast(page, 'Saved for later')
  await expect(main.getByRole('button', { name: SAVED })).toBeVisible()
  goOn()
  await expect(page.getByRole('button', { name: `Account menu of ${member.username}` })).toBeVisible()
  await main.getByRole('button', { name: SAVED }).click()
  await expect(main.getByRole('button', { name: SAVE })).toBeVisible()
})

test('the same refusal of two acts stands once, and goes once the last of them is done', async ({ page, accounts }) => {
  const member = await accounts.add()
  const text = await addText(accounts)
  await signIn(page, member)
  await openPage(page, text.path)
  await accounts.sql`update users set suspended_until = now() + interval '7 days' where id = ${member.id}`
  const main = page.getByRole('main')
  const toasts = page.locator('.toast-host .toast')
  await main.getByRole('button', { name: /^Like “/ }).click()
  await expectToast(page, 'Your account is suspended until')
  await main.getByRole('button', { name: SAVE }).click()
  await expectToast(page, 'Your account is suspended until')
  await expect(toasts).toHaveCount(1)
  await accounts.sql`update users set suspended_until = null where id = ${member.id}`
  await main.getByRole('button', { name: SAVE }).click()
  await expectToast(page, 'Saved for later')
  await expect(toasts.filter({ hasText: 'suspended' })).toHaveCount(0)
})

test('nobody is offered to report what is their own; a review is called one', async ({ page, browser, accounts }) => {
  const text = await addText(accounts)
  const report = (shown: Page) => shown.getByRole('main').getByRole('button', { name: /^Report/ })
  const pages = [text.path, `/people/${text.author.username}`]
  await signIn(page, text.author)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: `Account menu of ${text.author.username}` })).toBeVisible()
    await expect(report(page)).toHaveCount(0)
  }

  const other = await (await browser.newContext()).newPage()
  await signIn(other, await accounts.add())
  for (const path of pages) {
    await openPage(other, path)
    await expect(report(other)).toHaveCount(1)
  }
  await openPage(other, text.path)
  await report(other).click()
  await expect(other.getByRole('dialog', { name: 'Report this review' })).toBeVisible()
  await other.context().close()
})

test('after signing in the keyboard is where it was', async ({ page, accounts }) => {
  const member = await accounts.add()
  const text = await addText(accounts)
  await openPage(page, text.path)
  const like = page.getByRole('main').getByRole('button', { name: /^Like “/ })
  await like.click()
  await fillSignIn(page, member.email, member.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(like).toBeFocused()
})
