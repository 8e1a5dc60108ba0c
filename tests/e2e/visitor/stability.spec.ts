import { first } from '../support/content'
import { recordLayoutShift, settle } from '../support/first-paint'
import { expectHydrated } from '../support/list'
import { openSlowLine } from '../support/slow-line'
import { expect, test } from '../support/test'

const MOST = 0.01

test('nothing jumps while a page loads and is scrolled through', async ({ page, content }) => {
  test.setTimeout(120_000)
  const layoutShift = await recordLayoutShift(page)
  await page.goto('/')
  for (const address of [
    '/',
    '/reviews',
    `/reviews/${first(content.reviews).slug}`,
    '/articles',
    `/article/${first(content.articles).slug}`,
    '/forum',
  ]) {
    // Each as on a first visit, when the reading face comes last.
    await page.evaluate(() => localStorage.clear())
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

test('nothing jumps while a page is still arriving', async ({ page, content, baseURL, announce }) => {
  test.setTimeout(120_000)
  announce('/nope', 404)
  const layoutShift = await recordLayoutShift(page)
  const line = await openSlowLine(baseURL ?? '')
  try {
    for (const address of [
      '/',
      `/reviews/${first(content.reviews).slug}`,
      `/article/${first(content.articles).slug}`,
      '/articles',
      '/news',
      '/forum',
      '/nope',
    ]) {
      await page.goto(line.origin + address)
      await settle(page)
      expect(await layoutShift(), `${address}, piece by piece`).toBeLessThanOrEqual(MOST)
    }
    // What is still asked for would otherwise be cut off.
    await page.goto('about:blank')
  } finally {
    line.close()
  }
})

test('a first visit paints before it asks for the reading face, a later one asks at once', async ({
  page,
  content,
}) => {
  const faces: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('reading_')) faces.push(request.url())
  })
  // A picture that does not come keeps the page from having loaded.
  const held: (() => void)[] = []
  await page.route('**/media/*.webp', (route) => {
    held.push(() => void route.continue())
  })
  const article = `/article/${first(content.articles).slug}`
  const html = page.locator('html')
  await page.goto(article, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  expect(faces).toEqual([])
  await expect(html).toHaveAttribute('data-first-look')
  for (const release of held.splice(0)) release()
  const firstFace = () => [...document.fonts].find(({ family }) => family.includes('First Reading'))?.status
  await expect.poll(() => page.evaluate(firstFace)).toBe('loaded')
  expect(faces[0]).toContain('reading_core')

  await page.goto('/contact')
  await expectHydrated(page)
  await page.goto(article, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(html).not.toHaveAttribute('data-first-look')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
