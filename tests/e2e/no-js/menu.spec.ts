import { expectAddress } from '../support/list'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens, unfolds, leads on and closes', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByText('Reviews', { exact: true }).click()
  await menu.getByRole('link', { name: 'Audio' }).click()
  await expectAddress(page, '/reviews/category/audio')
  await expect(menu).toBeHidden()
})

test('the menu searches', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const field = page.getByRole('dialog', { name: 'Menu' }).getByLabel('Search Fieldtest')
  await field.fill('usb')
  await field.press('Enter')
  await expectAddress(page, '/search?q=usb')
})

test('where the header has no room for the field, its button leads to the page of the search', async ({ page }) => {
  for (const width of [390, 800, 1000]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await expectAddress(page, '/search?q=')
    await expect(page.getByRole('main').locator('input[name=q]')).toBeVisible()
  }
})
