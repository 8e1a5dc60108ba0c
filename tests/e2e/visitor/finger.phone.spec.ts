import { first } from '../support/content'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

test('links that stand alone are as high as a finger', async ({ page, content }) => {
  const review = first(
    content.reviews.filter(({ slug, comments }) => comments > 0 && content.linkedReviews.includes(slug)),
  )
  for (const [address, part] of [
    ['/store', '.store-line a'],
    [`/reviews/${review.slug}`, 'details nav[aria-label="Contents"] a, .comment-time, .in-store a'],
  ] as const) {
    await openPage(page, address)
    const folded = page.getByText('In this text').and(page.locator('summary'))
    if (await folded.count()) await folded.click()
    const heights = await page
      .locator(part)
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)))
    expect(heights.length, address).toBeGreaterThan(0)
    expect(Math.min(...heights), address).toBeGreaterThanOrEqual(44)
  }
})

test('topics in the drawer are as high as a finger', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+b')
  const topics = page.locator('.sidebar-topic')
  await expect(topics.first()).toBeVisible()
  const heights = await topics.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
