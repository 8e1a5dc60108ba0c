import { first } from '../support/content'
import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('the hero leads to the latest reviews and to the community', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Latest Reviews' }).click()
  await expectAddress(page, '/reviews')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Join Community' }).click()
  await expectAddress(page, '/forum')
})

test('one of the newest reviews is featured', async ({ page, content }) => {
  await openPage(page, '/')
  const lead = page.getByRole('main').getByRole('article').first()
  const headline = await lead.getByRole('heading', { level: 2 }).textContent()
  const review = first(content.reviews.slice(0, 12).filter(({ title }) => title === headline))
  await expect(lead).toContainText(review.excerpt)
  await lead.getByRole('link', { name: review.title }).click()
  await expectAddress(page, `/reviews/${review.slug}`)
})

test('Latest Articles has the tabs Recent and Trending and leads to all articles', async ({ page, content }) => {
  await openPage(page, '/')
  const section = page.getByRole('region', { name: 'Latest Articles' })
  const newest = section.getByRole('article')
  await expect(newest).toHaveCount(6)
  await expect(newest.first()).toContainText(first(content.articles).title)
  await expect(section.getByRole('radio')).toHaveCount(2)
  await section.getByRole('radio', { name: 'Recent' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('radio', { name: 'Trending' })).toBeChecked()
  await expect(newest.first()).toBeHidden()
  await expect(section.getByRole('listitem')).toHaveCount(6)
  await section.getByText('Recent', { exact: true }).click()
  await expect(newest.first()).toBeVisible()
  await section.getByRole('link', { name: 'View All Articles' }).click()
  await expectAddress(page, '/articles')
})

test('four tiles lead to the categories', async ({ page }) => {
  await openPage(page, '/')
  const tiles = page.getByRole('region', { name: 'Browse By Category' }).getByRole('link')
  await expect(tiles).toHaveText(['Software', 'Hardware', 'Mobile', 'Cloud'])
  await tiles.filter({ hasText: 'Mobile' }).click()
  await expectAddress(page, '/category/mobile-apps')
})

test('the forum section lists active threads and leads to the forum', async ({ page }) => {
  await openPage(page, '/')
  const section = page.getByRole('region', { name: 'Community Forum' })
  // Which they are changes while other tests write in the forum; the newest stands first.
  await expect(section.getByRole('listitem').getByRole('link')).toHaveCount(8)
  const times = await section.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(times).toEqual(times.toSorted().reverse())
  await section.getByRole('link', { name: 'Visit the forum' }).click()
  await expectAddress(page, '/forum')
})
