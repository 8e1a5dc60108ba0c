import { first, titlesOf } from '../support/content'
import { expectAddress, expectSameDocument, headlines, markDocument, openPage } from '../support/list'
import { expect, test } from '../support/test'

const PAGE = 9
const reviewTabs = 'Order of reviews'

test('shows nine reviews a page, the newest first', async ({ page, content }) => {
  await page.goto('/reviews')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(0, PAGE)))
  await expect(page.getByRole('main').getByText(/^Showing/)).toHaveText(
    `Showing 1 - 9 of ${content.reviews.length} results`,
  )
  await expect(page.getByRole('navigation', { name: reviewTabs }).getByRole('link')).toHaveText([
    'Recent',
    'Popular',
    'Highest Rated',
  ])
})

test('a card shows category, stars, title, excerpt, tags, date, minutes and author', async ({ page, content }) => {
  await page.goto('/reviews')
  const review = first(content.reviews)
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('link')).toHaveAttribute('href', `/reviews/${review.slug}`)
  await expect(card.getByRole('img', { name: `${review.rating.toFixed(1)} out of 5` })).toBeVisible()
  await expect(card).toContainText(review.excerpt)
  await expect(card).toContainText(`${review.minutes} min read`)
  const more = review.tags.length - 3
  await expect(card).toContainText(review.tags.slice(0, 3).join(', ') + (more > 0 ? ` +${more}` : ''))
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
  await expect(card.getByText('Read', { exact: true })).toBeVisible()
})

test('tabs order the list, softly, and Back and Forward bring each state back', async ({ page, content }) => {
  await openPage(page, '/reviews')
  await markDocument(page)
  const tabs = page.getByRole('navigation', { name: reviewTabs })
  const byRating = content.reviews.toSorted((a, b) => b.rating - a.rating)
  const byComments = content.reviews.toSorted((a, b) => b.comments - a.comments)

  await tabs.getByRole('link', { name: 'Highest Rated' }).click()
  await expectAddress(page, '/reviews?tab=highest')
  await expect(headlines(page)).toHaveText(titlesOf(byRating.slice(0, PAGE)))
  await expect(tabs.getByRole('link', { name: 'Highest Rated' })).toHaveAttribute('aria-current', 'page')

  await tabs.getByRole('link', { name: 'Popular' }).click()
  await expectAddress(page, '/reviews?tab=popular')
  await expect(headlines(page)).toHaveText(titlesOf(byComments.slice(0, PAGE)))

  await page.goBack()
  await expectAddress(page, '/reviews?tab=highest')
  await expect(headlines(page)).toHaveText(titlesOf(byRating.slice(0, PAGE)))
  await page.goBack()
  await expectAddress(page, '/reviews')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(0, PAGE)))
  await page.goForward()
  await expectAddress(page, '/reviews?tab=highest')
  await expect(headlines(page)).toHaveText(titlesOf(byRating.slice(0, PAGE)))
  await expectSameDocument(page)
})

test('the category select offers all categories with reviews and narrows the list at once', async ({
  page,
  content,
}) => {
  await openPage(page, '/reviews')
  await markDocument(page)
  const select = page.getByLabel('Category', { exact: true })
  const { category } = first(content.reviews)
  const inCategory = content.reviews.filter((review) => review.category === category)

  await expect(select.getByRole('option').first()).toHaveText('All Categories')
  await expect(select.getByRole('option')).toHaveCount(
    1 + new Set(content.reviews.map((review) => review.category)).size,
  )
  await select.selectOption(category)
  await expectAddress(page, `/reviews?category=${category}`)
  await expect(headlines(page)).toHaveText(titlesOf(inCategory.slice(0, PAGE)))
  await select.selectOption({ label: 'All Categories' })
  await expectAddress(page, '/reviews')
  await page.goBack()
  await expect(headlines(page)).toHaveText(titlesOf(inCategory.slice(0, PAGE)))
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue(category)
  await expectSameDocument(page)
})

test('the pager shows first, last, current and neighbours, and its ends are disabled', async ({ page, content }) => {
  const last = Math.ceil(content.reviews.length / PAGE)
  expect(last, 'enough pages for two gaps').toBeGreaterThan(8)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const items = pager.getByRole('listitem')

  await openPage(page, '/reviews')
  await expect(items).toHaveText(['1', '2', '…', String(last)])
  await expect(pager.getByText('Previous').locator('xpath=ancestor-or-self::*[@aria-disabled="true"]')).toBeAttached()
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveCount(0)

  await openPage(page, '/reviews?page=5')
  await expect(items).toHaveText(['1', '…', '4', '5', '6', '…', String(last)])
  await expect(pager.getByRole('link', { name: 'Page 5', exact: true })).toHaveAttribute('aria-current', 'page')
  await pager.getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/reviews?page=6')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(45, 54)))
  await pager.getByRole('link', { name: 'Previous' }).click()
  await expectAddress(page, '/reviews?page=5')
  await pager.getByRole('link', { name: `Page ${last}`, exact: true }).click()
  await expectAddress(page, `/reviews?page=${last}`)
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice((last - 1) * PAGE)))
  await expect(items).toHaveText(['1', '…', String(last - 1), String(last)])
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await pager.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expectAddress(page, '/reviews')
})

test('the pages of a category stand below its own address', async ({ page, content }) => {
  const inCategory = content.reviews.filter(({ category }) => category === 'laptops')
  for (const address of ['/reviews/category/laptops', '/reviews?category=laptops']) {
    await openPage(page, address)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await expectAddress(page, '/reviews/category/laptops?page=2')
    await expect(headlines(page)).toHaveText(titlesOf(inCategory.slice(PAGE, 2 * PAGE)))
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('laptops')
  }
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Previous' }).click()
  await expectAddress(page, '/reviews/category/laptops')
  await expect(headlines(page)).toHaveText(titlesOf(inCategory.slice(0, PAGE)))
})

test('a list with one page has no pager', async ({ page, content }) => {
  const { title } = first(content.reviews)
  await page.goto(`/reviews?q=${encodeURIComponent(title)}`)
  await expect(headlines(page)).toHaveText([title])
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('the page goes back to 1 when tab, category or search change', async ({ page, content }) => {
  const { category } = first(content.reviews)
  await openPage(page, '/reviews?page=3')
  await page.getByRole('navigation', { name: reviewTabs }).getByRole('link', { name: 'Popular' }).click()
  await expectAddress(page, '/reviews?tab=popular')

  await openPage(page, '/reviews?tab=popular&page=3')
  await page.getByLabel('Category', { exact: true }).selectOption(category)
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ tab: 'popular', category })

  await openPage(page, '/reviews?page=3')
  await page.getByRole('main').getByLabel('Search reviews').fill('usb')
  await page.getByRole('main').getByLabel('Search reviews').press('Enter')
  await expectAddress(page, '/reviews?q=usb')
})

test('changing a filter leaves the scroll position alone', async ({ page }) => {
  await openPage(page, '/reviews')
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  const popular = page.getByRole('link', { name: 'Popular', exact: true })
  await popular.click()
  await expectAddress(page, '/reviews?tab=popular')
  await expect(popular).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => scrollY)).toBe(120)
})
