import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('a search closes the keyboard of the screen, which would cover what was found', async ({ page }) => {
  await openPage(page, '/reviews')
  const field = page.getByRole('main').getByLabel('Search reviews')
  await field.fill('usb')
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expectAddress(page, '/reviews?q=usb')
  await expect(field).toHaveValue('usb')
  await expect(field).not.toBeFocused()
})
