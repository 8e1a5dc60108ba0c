import { first } from '../support/content'
import { recordLayoutShift, settle } from '../support/first-paint'
import { expectHydrated } from '../support/list'
import { expect, test } from '../support/test'

const MOST = 0.01

test('nothing jumps while a page loads and is scrolled through', async ({ page, content }) => {
  test.setTimeout(120_000)
  const layoutShift = await recordLayoutShift(page)
  for (const address of [
    '/',
    '/reviews',
    `/reviews/${first(content.reviews).slug}`,
    '/articles',
    `/article/${first(content.articles).slug}`,
    '/forum',
  ]) {
    await page.goto(address)
    await expectHydrated(page)
    await settle(page)
    expect(await layoutShift(), `${address} after loading`).toBeLessThanOrEqual(MOST)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await settle(page)
    }
    expect(await layoutShift(), `${address} after scrolling`).toBeLessThanOrEqual(MOST)
  }
})
