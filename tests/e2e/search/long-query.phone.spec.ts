import { expect, test } from '../support/test'

test('a long query takes three lines of the heading, and the field holds the whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const q = 'word '.repeat(40).trim()
  await page.goto(`/search?q=${encodeURIComponent(q)}`)
  const lines = await page
    .getByRole('heading', { level: 1 })
    .evaluate((h1) => h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight))
  expect(lines).toBeCloseTo(3)
  await expect(page.getByRole('main').getByLabel('Search Fieldtest')).toHaveValue(q)
})
