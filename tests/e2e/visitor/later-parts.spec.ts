import type { Page } from '@playwright/test'
import { first } from '../support/content'
import { isLaidOut, keepScriptsAway } from '../support/later-parts'
import { expectHydrated } from '../support/list'
import { expect, test } from '../support/test'

const isFooterLaidOut = (page: Page) => isLaidOut(page.getByRole('contentinfo').getByRole('link'))

test.describe('before its scripts run', () => {
  test.beforeEach(({ page }) => keepScriptsAway(page))

  test('a page leaves out what is below the first screen, until it is scrolled to', async ({ page }) => {
    await page.goto('/')
    expect(await isFooterLaidOut(page)).toBe(false)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => isFooterLaidOut(page)).toBe(true)
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
