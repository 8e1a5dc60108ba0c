import { shortenTitle } from '@/lib/core/short-title'
import { first } from '../support/content'
import { expect, test } from '../support/test'

test('a page has one h1, the landmarks, a language and a title', async ({ page, content }) => {
  for (const address of [
    '/',
    '/reviews',
    `/reviews/${first(content.reviews).slug}`,
    '/articles',
    '/forum',
    '/sitemap',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const title = shortenTitle(first(content.reviews).title, 60)
    await expect(page).toHaveTitle(
      address.startsWith('/reviews/') ? new RegExp(`^${RegExp.escape(title)}`) : /Fieldtest/,
    )
  }
})

test('the words of the header have their room at every width', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 700 })
    const places = await header
      .getByRole('link')
      .or(header.getByRole('button'))
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right })),
      )
    for (const [index, { right }] of places.entries())
      expect(places[index + 1]?.left ?? width, `at ${width} px`).toBeGreaterThanOrEqual(right - 1)
  }
})

test('the main navigation stands in the header from the breakpoint on', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  for (const width of [768, 800, 900, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5)
    await expect(header.getByRole('link', { name: 'Store' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
  }
  // Below it there is no rail: the menu has its links as well.
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(header.getByRole('link', { name: 'Store' })).toBeHidden()
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible()
})

test('no page is wider than the screen', async ({ page, content }) => {
  test.setTimeout(120_000)
  const [topic] = content.topics
  const widths = [360, 768, 1280, 1920]
  for (const address of [
    '/',
    '/reviews',
    `/reviews/${first(content.reviews).slug}`,
    `/article/${first(content.articles).slug}`,
    '/forum',
    ...(topic ? [`/forum/topic/${topic.number}/${topic.slug}`] : []),
    '/sitemap',
  ]) {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${address} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
