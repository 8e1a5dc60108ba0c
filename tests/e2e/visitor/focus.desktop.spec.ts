import { first } from '../support/content'
import { expectAddress, holdBack, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('what is typed while a list is under way stays, with the focus', async ({ page }) => {
  await openPage(page, '/reviews')
  const field = page.getByRole('main').getByLabel('Search reviews')
  const list = await holdBack(page, /\/reviews\?.*q=usb/)
  await field.fill('usb')
  await field.press('Enter')
  await page.keyboard.type('-c')
  list.release()
  await expectAddress(page, '/reviews?q=usb')
  await expect(field).toHaveValue('usb-c')
  await expect(field).toBeFocused()
  await page.keyboard.type(' hub')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/reviews?q=usb-c+hub')
  await page.goBack()
  await expect(field).toHaveValue('usb')
})

test('keys that walk through choices move the list once, to where they stop', async ({ page }) => {
  await openPage(page, '/reviews')
  const category = page.getByLabel('Category', { exact: true })
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await category.focus()
  for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowDown')
  const chosen = await category.inputValue()
  expect(chosen).not.toBe('')
  await expectAddress(page, `/reviews?category=${chosen}`)
  expect(await entries()).toBe(before + 1)
  await expect(category).toBeFocused()
  await expect(category).toHaveValue(chosen)
})

test('the keyboard stays on the kind of results that was chosen', async ({ page }) => {
  await openPage(page, '/search?q=battery')
  const reviews = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: /^Reviews/ })
  await reviews.focus()
  await page.keyboard.press('Enter')
  await expectAddress(page, '/search?kind=review&q=battery')
  await expect(reviews).toBeFocused()
})

test('the keyboard goes on where it was after a list has changed, and Back', async ({ page, content }) => {
  await openPage(page, '/reviews')
  const popular = page.getByRole('link', { name: 'Popular', exact: true })
  await popular.focus()
  await page.keyboard.press('Enter')
  await expectAddress(page, '/reviews?tab=popular')
  await expect(popular).toBeFocused()

  const category = page.getByLabel('Category', { exact: true })
  await category.focus()
  await category.selectOption(first(content.reviews).category)
  await expectAddress(page, `/reviews?tab=popular&category=${first(content.reviews).category}`)
  await expect(category).toBeFocused()

  const card = page.getByRole('main').getByRole('article').first().getByRole('link')
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.goBack()
  await expect(card).toBeFocused()
})
