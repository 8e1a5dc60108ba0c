import { enter, expect, test } from '../accounts/support/test'
import { openPage } from '../support/list'

test('every icon of the rail is reached in the window of a laptop, and says its name beside it', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await enter(page, await accounts.add())
  await openPage(page, '/about')
  const last = page.locator('#sidebar').getByRole('link').filter({ visible: true }).last()
  await expect(last).not.toBeInViewport()
  await page.locator('#sidebar').getByRole('link', { name: 'Home' }).hover()
  await page.mouse.wheel(0, 400)
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await last.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(last.locator('span')).toHaveCSS('opacity', '1')
  await expect(last.locator('span')).toBeInViewport({ ratio: 1 })

  // What is as wide as the labels takes no press from the page below.
  const beside = await page.evaluate(() => document.elementFromPoint(60, 400)?.closest('main, #sidebar')?.tagName)
  expect(beside).toBe('MAIN')
})

test('the menu of an account ends within the window, however low that is', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 740, height: 320 })
  await enter(page, await accounts.add({ role: 'admin' }))
  await openPage(page, '/about')
  await page.getByRole('button', { name: /^Account menu of/ }).click()
  await page.keyboard.press('End')
  const last = page.getByRole('menuitem', { name: 'Log Out' })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('so does the menu of a row of users', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1200, height: 280 })
  await enter(page, await accounts.add({ role: 'admin' }))
  await openPage(page, '/admin/users')
  await page
    .getByRole('button', { name: /^More actions for/ })
    .nth(3)
    .click()
  const links = page.locator('.user-menu:popover-open').getByRole('link')
  for (const link of [links.first(), links.last()]) {
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('who wants no motion sees none, in the sheets beside the layers either', async ({ page, accounts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, await accounts.add())
  await openPage(page, '/about')
  await page.getByRole('button', { name: /^Account menu of/ }).click()
  await expect(page.locator('.account-menu')).toHaveCSS('animation-name', 'none')
  await page.context().clearCookies()
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toHaveCSS('animation-name', 'none')
})
