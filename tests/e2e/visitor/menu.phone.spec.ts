import type { Page } from '@playwright/test'
import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the menu covers the screen; Escape closes it and returns the focus', async ({ page }) => {
  await openPage(page, '/')
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await expect
    .poll(() => menu(page).evaluate((dialog) => Object.values(dialog.getBoundingClientRect().toJSON()).slice(0, 4)))
    .toEqual([0, 0, 390, 844])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('focus stays within the open menu', async ({ page }) => {
  await openPage(page, '/')
  await button(page).click()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside, `step ${step}`).toBe(false)
  }
})

test('groups unfold, and a link of theirs leads on and closes the menu', async ({ page }) => {
  await openPage(page, '/')
  await button(page).click()
  const audio = menu(page).getByRole('link', { name: 'Audio' })
  const cloud = menu(page).getByRole('link', { name: 'Cloud' })
  await expect(audio).toBeHidden()
  await menu(page).getByText('Reviews', { exact: true }).click()
  await expect(audio).toBeVisible()
  await menu(page).getByText('Categories', { exact: true }).click()
  await expect(cloud).toBeVisible()
  await cloud.click()
  await expectAddress(page, '/category/cloud')
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expectAddress(page, '/')
  await expect(menu(page)).toBeHidden()
})

test('Back closes an open menu', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Latest Reviews' }).click()
  await expectAddress(page, '/reviews')
  await button(page).click()
  await page.goBack()
  await expectAddress(page, '/')
  await expect(menu(page)).toBeHidden()
})

test('the menu searches', async ({ page }) => {
  await openPage(page, '/')
  await button(page).click()
  await menu(page).getByLabel('Search Fieldtest').fill('usb')
  await menu(page).getByLabel('Search Fieldtest').press('Enter')
  await expectAddress(page, '/search?q=usb')
  await expect(menu(page)).toBeHidden()
})

test('the side bar is a drawer of 18rem that Escape and navigation close', async ({ page }) => {
  await openPage(page, '/')
  const sidebar = page.locator('#sidebar')
  const isLaidOut = () =>
    sidebar
      .locator('a')
      .first()
      .evaluate((link) => link.checkVisibility())
  await expect(sidebar).toBeHidden()
  expect(await isLaidOut()).toBe(false)
  await page.keyboard.press('Control+b')
  await expect(sidebar).toBeVisible()
  await expect(sidebar).toHaveCSS('width', '288px')
  expect(await isLaidOut()).toBe(true)
  await expect(sidebar.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
  await expect.poll(isLaidOut).toBe(false)
  await page.keyboard.press('Control+b')
  await sidebar.getByRole('link', { name: 'Reviews' }).click()
  await expectAddress(page, '/reviews')
  await expect(sidebar).toBeHidden()
})

test('targets are at least 24 px in both directions', async ({ page }) => {
  for (const address of ['/', '/reviews', '/sitemap']) {
    await page.goto(address)
    const small = await page.locator('a[href], button, select, summary, input').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // A card's link is as large as its card, by a pseudo-element; a radio button as large as its label.
        .filter((element) => !element.matches('.stretched, .skip-link, [type=radio]') && !element.closest('.prose'))
        .map((element) => ({ name: element.textContent || element.ariaLabel, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    )
    expect(small, address).toEqual([])
  }
})
