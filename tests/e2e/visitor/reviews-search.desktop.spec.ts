import { first, matching, titlesOf } from '../support/content'
import { expectAddress, expectSameDocument, headlines, markDocument, openPage } from '../support/list'
import { expect, moveElsewhere, test } from '../support/test'

const PAGE = 9

test('search finds title, excerpt and tag whatever the case', async ({ page, content }) => {
  const review = first(content.reviews)
  const words = [review.title.slice(2, 18), review.excerpt.slice(10, 34), first(review.tags)]
  await openPage(page, '/reviews')
  const field = page.getByRole('main').getByLabel('Search reviews')
  for (const word of words.map((text) => text.trim())) {
    const found = matching(content.reviews, word)
    await moveElsewhere(page)
    await field.fill(word.toUpperCase())
    await field.press('Enter')
    // Two of the words may find the same reviews.
    await expectAddress(page, `/reviews?${new URLSearchParams({ q: word.toUpperCase() })}`)
    await expect(headlines(page)).toHaveText(titlesOf(found.slice(0, PAGE)))
    await expect(headlines(page).filter({ hasText: review.title })).toHaveCount(1)
    await expect(field).toHaveValue(word.toUpperCase())
  }
})

test('search takes a sign of patterns as it is written', async ({ page, content }) => {
  const found = matching(content.reviews, '%')
  await page.goto('/reviews?q=%25')
  if (found.length) await expect(headlines(page)).toHaveText(titlesOf(found.slice(0, PAGE)))
  else await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible()
})

test('search, tab, category and page work together', async ({ page, content }) => {
  const { category } = first(content.reviews)
  const inCategory = content.reviews.filter((review) => review.category === category)
  const found = matching(inCategory, 'e').toSorted((a, b) => b.rating - a.rating)
  await openPage(page, '/reviews')
  await page.getByLabel('Category', { exact: true }).selectOption(category)
  await expectAddress(page, `/reviews?category=${category}`)
  await page.getByRole('navigation', { name: 'Order of reviews' }).getByRole('link', { name: 'Highest Rated' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('highest')
  const needle =
    first(found)
      .title.split(' ')
      .toSorted((a, b) => b.length - a.length)[0] ?? ''
  await page.getByRole('main').getByLabel('Search reviews').fill(needle)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: needle, category, tab: 'highest' })
  await expect(headlines(page)).toHaveText(titlesOf(matching(found, needle).slice(0, PAGE)))
})

test('nothing found says so, and Reset Filters returns to Recent, all categories, no search', async ({
  page,
  content,
}) => {
  await openPage(page, `/reviews?q=zzzz&tab=popular&category=${first(content.reviews).category}`)
  await markDocument(page)
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expectAddress(page, '/reviews')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(0, PAGE)))
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('')
  await expect(page.getByRole('main').getByLabel('Search reviews')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Recent', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectSameDocument(page)
})
