import { expect, test } from '../support/test'

test('a field for Markdown is a plain labelled text area', async ({ page }) => {
  await page.goto('/forum/new')
  const field = page.getByRole('main').getByLabel('Text', { exact: true })
  await field.fill('**Bold** without scripts')
  await expect(field).toHaveValue('**Bold** without scripts')
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeHidden()
})
