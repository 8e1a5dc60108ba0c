import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Notes which pictures a page asks for, and holds back the one it opens with until told. */
async function holdLead(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/:\d+\/media\//, async (route) => {
    asked.push(route.request().url())
    if (asked.length === 1) await released
    await route.continue()
  })
  return { asked, release }
}

const others = (page: Page) => page.getByRole('main').locator('.picture img[loading=lazy]')

for (const path of ['/', '/news'])
  test(`on a phone the other pictures of ${path} wait for the one it opens with`, async ({ page }) => {
    const { asked, release } = await holdLead(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked.length).toBe(1)
    await expect(others(page).first()).toBeHidden()
    expect(asked).toHaveLength(1)

    release()
    await expect(others(page).first()).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
  })

test('a reader who scrolls does not wait for it', async ({ page }) => {
  const { asked, release } = await holdLead(page)
  await page.goto('/news', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked.length).toBe(1)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  release()
})

test('on a wide screen nothing waits', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { asked, release } = await holdLead(page)
  await page.goto('/news', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  release()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits', async ({ page }) => {
    const { asked, release } = await holdLead(page)
    await page.goto('/news', { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    release()
  })
})
