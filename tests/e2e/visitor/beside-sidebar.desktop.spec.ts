import { openPage } from '../support/list'
import { expect, test } from '../support/test'

/** Widths of the window; from the first one on there is a side bar. */
const WIDTHS = [768, 820, 1024, 1100, 1440]

for (const sidebar of ['closed', 'open']) {
  test(`the columns of the footer keep apart beside a side bar that is ${sidebar}`, async ({ page }) => {
    await openPage(page, '/about')
    if (sidebar === 'open') await page.keyboard.press('Control+b')
    const footer = page.getByRole('contentinfo')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await footer.scrollIntoViewIfNeeded()
      const { compared, gaps } = await footer.evaluate((element) => {
        const boxes = (parts: Iterable<Element> = []) => [...parts].map((part) => part.getBoundingClientRect())
        const [colophon, ...columns] = element.querySelectorAll('.grid > *')
        const parts = boxes(colophon?.querySelectorAll('svg, input, button'))
        return {
          compared: parts.length * columns.length,
          gaps: parts.flatMap(({ right, top, bottom }) =>
            boxes(columns).flatMap((column) =>
              column.top < bottom && column.bottom > top ? [column.left - right] : [],
            ),
          ),
        }
      })
      expect(compared, 'there is something in the footer to keep apart').toBeGreaterThan(0)
      // Where the window is narrow the columns may stand below each other; in the widest they do not.
      if (width === Math.max(...WIDTHS)) expect(gaps, `at ${width}`).not.toEqual([])
      expect(Math.min(16, ...gaps), `at ${width}`).toBe(16)
    }
  })
}

test('an open side bar leaves the page its width, and what is typed into a search its place', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/')
  await page.keyboard.press('Control+b')
  for (const address of ['/', '/reviews', '/news', '/forum', '/store', '/category/hardware']) {
    await openPage(page, address)
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'open')
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, address).toBeLessThanOrEqual(0)
    if (address === '/') continue
    const search = await page.getByRole('main').locator('input[name=q]').boundingBox()
    expect(search?.width, address).toBeGreaterThan(240)
  }
})
