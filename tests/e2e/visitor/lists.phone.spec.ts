import { first, titlesOf } from '../support/content'
import { expectAddress, expectSameDocument, headlines, markDocument, openPage } from '../support/list'
import { expect, test } from '../support/test'

// What a list does at either size is held at the desk: reviews.desktop.spec.ts and its likes.
const PAGE = 9

test('a tab orders the list, and Back brings the former order back', async ({ page, content }) => {
  await openPage(page, '/reviews')
  await markDocument(page)
  const highest = page
    .getByRole('navigation', { name: 'Order of reviews' })
    .getByRole('link', { name: 'Highest Rated' })
  await highest.tap()
  await expectAddress(page, '/reviews?tab=highest')
  const byRating = content.reviews.toSorted((a, b) => b.rating - a.rating)
  await expect(headlines(page)).toHaveText(titlesOf(byRating.slice(0, PAGE)))
  await expect(highest).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expectAddress(page, '/reviews')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(0, PAGE)))
  await expectSameDocument(page)
})

test('a pager with two gaps leads to the next page and to the last', async ({ page, content }) => {
  const last = Math.ceil(content.reviews.length / PAGE)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await openPage(page, '/reviews?page=5')
  await expect(pager.getByRole('listitem')).toHaveText(['1', '…', '4', '5', '6', '…', String(last)])
  await pager.getByRole('link', { name: 'Next' }).tap()
  await expectAddress(page, '/reviews?page=6')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(45, 54)))
  await pager.getByRole('link', { name: `Page ${last}`, exact: true }).tap()
  await expectAddress(page, `/reviews?page=${last}`)
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice((last - 1) * PAGE)))
})

test('nothing found says so, and Reset Filters returns to everything', async ({ page, content }) => {
  await openPage(page, `/reviews?q=zzzz&tab=popular&category=${first(content.reviews).category}`)
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).tap()
  await expectAddress(page, '/reviews')
  await expect(headlines(page)).toHaveText(titlesOf(content.reviews.slice(0, PAGE)))
})
