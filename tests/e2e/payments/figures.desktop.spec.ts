import { enter, expect, openForm, test } from '../accounts/support/test'
import { addOwner } from './support/owner'

test('no figure breaks in the middle, however narrow the page is', async ({ page, accounts }) => {
  await enter(page, await addOwner(accounts))
  await openForm(page, '/admin/payments')
  const values = page.locator('.stat-value')
  await values.evaluateAll((figures) => {
    for (const figure of figures) figure.textContent = '$123,456.00'
  })
  for (const width of [320, 390, 700, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await values.evaluateAll((figures) =>
      figures.map((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        return range.getClientRects().length
      }),
    )
    expect(lines, `${width} px`).toEqual([1, 1, 1, 1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('where the system chooses the colors, the signs of the methods are seen and differ', async ({
  page,
  accounts,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, await addOwner(accounts))
  await openForm(page, '/admin/payments')
  const signs = await page
    .locator('.method-mark')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(signs).toHaveLength(3)
  expect(new Set([...signs, paper]).size).toBe(4)
})
