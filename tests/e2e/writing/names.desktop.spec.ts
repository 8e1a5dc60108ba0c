import type { Page } from '@playwright/test'
import { enter, expect, field, openForm, test } from '../accounts/support/test'
import { holdBack } from '../support/list'

const NAMES = /\/api\/people\?/

const text = (page: Page) => field(page, 'Text')
const options = (page: Page) => page.getByRole('option').filter({ visible: true })

test('names that did not come are asked for again', async ({ page, accounts }) => {
  const called = await accounts.add()
  await enter(page, await accounts.add())
  await openForm(page, '/forum/new')
  await page.route(NAMES, (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`prefix=${called.username}`))
  await text(page).pressSequentially(`As @${called.username}`)
  await lost
  await page.unroute(NAMES)
  // The same beginning as before, of a name that is longer.
  await accounts.sql`update profiles set username = ${`${called.username}s`} where id = ${called.id}`
  await text(page).press('Backspace')
  await text(page).pressSequentially(called.username.slice(-1))
  await expect(options(page)).toHaveText([new RegExp(`${called.username}s`)])
})

test('an answer that is not whole is none', async ({ page, accounts }) => {
  const called = await accounts.add()
  await enter(page, await accounts.add())
  await openForm(page, '/forum/new')
  await page.route(NAMES, (route) => route.fulfill({ contentType: 'application/json', body: '{"people":[' }))
  const broken = page.waitForResponse(NAMES)
  await text(page).pressSequentially(`As @${called.username.slice(0, -2)}`)
  await broken
  await page.unroute(NAMES)
  await text(page).pressSequentially(called.username.slice(-2, -1))
  await expect(options(page)).toHaveCount(1)
})

test('names that come after the field was left are not shown, and those on show go with what it held', async ({
  page,
  accounts,
}) => {
  const called = await accounts.add()
  await enter(page, await accounts.add())
  await openForm(page, '/forum/new')
  const names = await holdBack(page, NAMES)
  const asked = page.waitForRequest(NAMES)
  const answered = page.waitForResponse(NAMES)
  await text(page).pressSequentially(`As @${called.username.slice(0, -2)}`)
  await asked
  await field(page, 'Title').focus()
  names.release()
  await (await answered).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(options(page)).toHaveCount(0)

  await text(page).press('End')
  await text(page).pressSequentially(called.username.slice(-2, -1))
  await expect(options(page)).toHaveCount(1)
  await text(page).evaluate((area: HTMLTextAreaElement) => area.form?.reset())
  await expect(options(page)).toHaveCount(0)
})
