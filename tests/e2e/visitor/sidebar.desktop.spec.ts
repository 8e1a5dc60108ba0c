import { first } from '../support/content'
import { recordFirstPaint, recordLayoutShift, settle } from '../support/first-paint'
import { expectAddress, expectHydrated, openPage } from '../support/list'
import { expect, test } from '../support/test'

const REM = 16
const WEEK = 604_800

test('Ctrl+B opens and closes the side bar, remembered for a week', async ({ page, context }) => {
  await openPage(page, '/')
  const sidebar = page.locator('#sidebar')
  const toggle = sidebar.getByRole('button', { name: 'Sidebar' })
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sidebar:state')
  await expect(sidebar).toHaveCSS('width', `${3 * REM}px`)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', `${16 * REM}px`)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const kept = await cookie()
  expect(kept).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
  expect(Math.abs((kept?.expires ?? 0) - (Date.now() / 1000 + WEEK))).toBeLessThan(60)

  await page.keyboard.press('Control+B')
  await expect(sidebar).toHaveCSS('width', `${3 * REM}px`)
  expect(await cookie()).toMatchObject({ value: 'false' })
  await toggle.click()
  await expect(sidebar).toHaveCSS('width', `${16 * REM}px`)
  expect(await cookie()).toMatchObject({ value: 'true' })
})

test('Ctrl+B is left to a field that is being edited', async ({ page }) => {
  await openPage(page, '/reviews')
  await page.getByRole('main').getByLabel('Search reviews').focus()
  await page.keyboard.press('Control+b')
  await page.getByLabel('Category', { exact: true }).focus()
  await page.keyboard.press('Control+b')
  await expect(page.locator('#sidebar')).toHaveCSS('width', `${3 * REM}px`)
  await page.getByRole('main').getByRole('link').first().focus()
  await page.keyboard.press('Control+b')
  await expect(page.locator('#sidebar')).toHaveCSS('width', `${16 * REM}px`)
})

test('an open side bar is there at the first paint of a reload, and nothing moves', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+b')
  const firstPaint = await recordFirstPaint(page)
  const layoutShift = await recordLayoutShift(page)
  await page.reload()
  await expectHydrated(page)
  await settle(page)
  expect(await firstPaint()).toMatchObject({ sidebar: 'open' })
  expect(await layoutShift()).toBe(0)
  await expect(page.locator('#sidebar')).toHaveCSS('width', `${16 * REM}px`)
})

test('a page that is loaded as such says which part of the site it belongs to', async ({ page, content }) => {
  const topic = first(content.topics)
  for (const [address, part] of [
    [`/reviews/${first(content.reviews).slug}`, 'Reviews'],
    ['/reviews/category/laptops', 'Reviews'],
    [`/forum/topic/${topic.number}/${topic.slug}`, 'Forum'],
  ] as const) {
    await openPage(page, address)
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: part })).toHaveAttribute('aria-current', 'true')
    await expect(main.locator('[aria-current]')).toHaveCount(1)
  }
})

test('the side bar stays open while one moves through the site', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+b')
  const sidebar = page.locator('#sidebar')
  await sidebar.getByRole('link', { name: 'Reviews' }).click()
  await expectAddress(page, '/reviews')
  await expect(sidebar).toHaveCSS('width', `${16 * REM}px`)
  await expect(sidebar.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page')
  await sidebar.getByRole('link', { name: 'Cloud' }).click()
  await expectAddress(page, '/category/cloud')
  await expect(sidebar.getByRole('link', { name: 'Cloud' })).toHaveAttribute('aria-current', 'page')
})
