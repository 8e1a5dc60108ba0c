import type { Locator, Page } from '@playwright/test'
import { first } from '../support/content'
import { expectHydrated } from '../support/list'
import { expect, test } from '../support/test'

const isLaidOut = (part: Locator) =>
  part.first().evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

const isFooterLaidOut = (page: Page) => isLaidOut(page.getByRole('contentinfo').getByRole('link'))

test.describe('before its scripts run', () => {
  test.beforeEach(async ({ page }) => {
    // Never answered, and never idle.
    await page.route('**/_next/static/**/*.js', () => {})
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  })

  test('a page leaves out what is below the first screen, until it is scrolled to', async ({ page }) => {
    await page.goto('/')
    expect(await isFooterLaidOut(page)).toBe(false)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => isFooterLaidOut(page)).toBe(true)
  })

  test('of a list, and of what stands beside a text, a phone lays out what is near its first screen', async ({
    page,
    content,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/reviews')
    const headlines = page.locator('.cards').getByRole('heading')
    expect(await isLaidOut(headlines)).toBe(true)
    expect(await isLaidOut(headlines.last())).toBe(false)
    await headlines.last().scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(headlines.last())).toBe(true)

    await page.goto(`/reviews/${first(content.reviews).slug}`)
    const panel = page.locator('.text-aside').getByRole('heading')
    expect(await isLaidOut(panel)).toBe(false)
    expect(await isLaidOut(page.locator('#comments-title'))).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => isLaidOut(panel)).toBe(true)
  })

  test('an address that points into the page, and a reload, have all of it laid out', async ({ page }) => {
    await page.goto('/#content')
    expect(await isFooterLaidOut(page)).toBe(true)
    await page.goto('/about')
    await page.reload()
    expect(await isFooterLaidOut(page)).toBe(true)
  })
})

test('once a page has loaded, all of it is laid out', async ({ page, content }) => {
  for (const path of ['/', `/reviews/${first(content.reviews).slug}`]) {
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    expect(await isFooterLaidOut(page)).toBe(true)
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0)
  }
})
