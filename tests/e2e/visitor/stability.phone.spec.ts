import { expect, test } from '../support/test'

test('a standfirst that the reading face makes shorter leaves what stands below where it is', async ({
  page,
  content,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 412, height: 823 })
  const standfirst = page.getByRole('article').locator('p.font-reading').first()
  const fits = () =>
    standfirst.evaluate((text) => {
      const needed = text.cloneNode(true) as HTMLElement
      needed.style.cssText = `min-height: 0; position: absolute; width: ${text.getBoundingClientRect().width}px`
      text.after(needed)
      const { height } = needed.getBoundingClientRect()
      needed.remove()
      return { height: text.getBoundingClientRect().height, needed: height }
    })
  let shorter = 0
  for (const { slug } of content.reviews.slice(0, 12)) {
    await page.context().clearCookies()
    await page.goto(`/reviews/${slug}`, { waitUntil: 'domcontentloaded' })
    const before = await fits()
    await page.waitForFunction(() => [...document.fonts].some((face) => face.family.includes('First Reading')))
    const after = await fits()
    if (after.needed >= before.height) continue
    shorter += 1
    expect(after.height, slug).toBe(before.height)
    // Turned, the phone breaks all lines anew.
    await page.setViewportSize({ width: 823, height: 412 })
    await expect.poll(async () => (await fits()).height - (await fits()).needed).toBe(0)
    await page.setViewportSize({ width: 412, height: 823 })
  }
  expect(shorter).toBeGreaterThan(0)
})
