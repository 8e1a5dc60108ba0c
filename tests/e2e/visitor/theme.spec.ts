import type { Page } from '@playwright/test'
import { recordFirstPaint } from '../support/first-paint'
import { expectHydrated, openPage } from '../support/list'
import { expect, test } from '../support/test'

const paper = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)

/** What the browser draws around the page in. */
const around = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return colors.find(({ media }) => !media || matchMedia(media).matches)?.content
  })

const [LIGHT, DARK] = ['#fbfaf6', '#101214']

/** Steps the visible toggle: it stands in the header, or in the menu where the header is narrow. */
async function stepTheme(page: Page) {
  const toggle = page.getByRole('button', { name: /^Theme:/ }).filter({ visible: true })
  if (await toggle.count()) return toggle.click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await toggle.click()
  await page.getByRole('button', { name: 'Close menu' }).click()
}

test('the theme follows the system until it is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  const light = await paper(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await paper(page)
  expect(dark).not.toBe(light)
  await stepTheme(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await paper(page)).toBe(light)
  expect(await around(page)).toBe(LIGHT)
  await stepTheme(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await paper(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await around(page)).toBe(DARK)
  await stepTheme(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await around(page)).toBe(LIGHT)
})

test('what the browser draws around the page keeps the chosen theme from page to page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  await stepTheme(page)
  await openPage(page, '/reviews')
  expect(await around(page)).toBe(LIGHT)
  await stepTheme(page)
  for (const name of ['Fieldtest', 'Sitemap']) {
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await page.waitForURL(name === 'Sitemap' ? '**/sitemap' : /\/$/)
    await expect.poll(() => around(page)).toBe(DARK)
  }
})

test('a chosen theme stays after a reload and on other pages, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  await stepTheme(page)
  await stepTheme(page)
  const dark = await paper(page)
  const firstPaint = await recordFirstPaint(page)
  await page.reload()
  await expectHydrated(page)
  expect(await firstPaint()).toMatchObject({ theme: 'dark', background: dark })
  await page.goto('/reviews')
  expect(await firstPaint()).toMatchObject({ theme: 'dark', background: dark })
  expect(await around(page)).toBe(DARK)
  await expectHydrated(page)
  await page.goBack()
  expect(await around(page)).toBe(DARK)
})
