import { shortenTitle } from '@/lib/core/short-title'
import { first } from '../support/content'
import { expectAddress, expectSameDocument, headlines, markDocument, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('Back to Reviews returns to the same list state and scroll', async ({ page }) => {
  await openPage(page, '/reviews?tab=popular&page=2')
  await markDocument(page)
  const shown = await headlines(page).allTextContents()
  const headline = headlines(page).nth(4)
  await headline.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)

  await headline.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[4] ?? '')
  await expect.poll(() => page.evaluate(() => scrollY), 'a new page starts at its top').toBe(0)
  await page.getByRole('link', { name: '← Back to Reviews' }).click()
  await expectAddress(page, '/reviews?tab=popular&page=2')
  await expect(headlines(page)).toHaveText(shown)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await expectSameDocument(page)
})

test('Back to Reviews keeps a search, also after a detour to a related review', async ({ page, content }) => {
  const { title } = first(content.reviews)
  const query = title.split(' ').slice(0, 2).join(' ')
  await openPage(page, '/reviews')
  await page.getByRole('main').getByLabel('Search reviews').fill(query)
  await page.getByRole('main').getByLabel('Search reviews').press('Enter')
  // The list that is left has the same headline, and stays in the document.
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query)
  await headlines(page).filter({ hasText: title }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const related = page.getByRole('region', { name: 'Related reviews' }).getByRole('link').first()
  const next = await related.textContent()
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '')
  await page.getByRole('link', { name: '← Back to Reviews' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query)
  await expect(headlines(page).filter({ hasText: title })).toHaveCount(1)
})

test('Back to Reviews returns to the page of a category, at once and after a detour', async ({ page }) => {
  const list = '/reviews/category/laptops?page=2'
  await openPage(page, list)
  await markDocument(page)
  const [shown] = await headlines(page).allTextContents()
  for (const detour of [false, true]) {
    await headlines(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '')
    if (detour) {
      await page.getByRole('region', { name: 'Related reviews' }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shown ?? '')
    }
    await page.getByRole('link', { name: '← Back to Reviews' }).click()
    await expectAddress(page, list)
    await expect(headlines(page).first()).toHaveText(shown ?? '')
  }
  await expectSameDocument(page)
})

test('opened directly, Back to Reviews leads to the plain list', async ({ page, content }) => {
  await openPage(page, `/reviews/${first(content.reviews).slug}`)
  await page.getByRole('link', { name: '← Back to Reviews' }).click()
  await expectAddress(page, '/reviews')
  await expect(headlines(page)).toHaveCount(9)
})

test('a review shows score, pros, cons, paragraphs, verdict, author and minutes', async ({ page, content }) => {
  const review = first(content.reviews)
  await page.goto(`/reviews/${review.slug}`)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(shortenTitle(review.title, 60))}`))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(review.title)
  await expect(main.getByRole('img', { name: `${review.rating.toFixed(1)} out of 5` }).first()).toBeVisible()
  expect(await main.getByRole('region', { name: 'Pros' }).getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  expect(await main.getByRole('region', { name: 'Cons' }).getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  expect(await main.locator('.prose > p').count()).toBeGreaterThanOrEqual(4)
  await expect(main.getByRole('region', { name: 'Verdict' })).toContainText(/\w+/)
  await expect(main.getByRole('region', { name: 'About the author' })).toBeVisible()
  await expect(main.getByText(`${review.minutes} min read`).first()).toBeVisible()
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(review.tags)
})

test('every review reads in 5 to 20 minutes and has a rating from 0 to 5', ({ content }) => {
  for (const { slug, minutes, rating } of content.reviews) {
    expect(minutes, slug).toBeGreaterThanOrEqual(5)
    expect(minutes, slug).toBeLessThanOrEqual(20)
    expect(rating, slug).toBeGreaterThanOrEqual(0)
    expect(rating, slug).toBeLessThanOrEqual(5)
  }
})

test('a linked product can be bought, through disclosed links in a new tab', async ({ page, content }) => {
  await page.goto(`/reviews/${first(content.linkedReviews)}`)
  const box = page.getByRole('region', { name: 'Where to buy' })
  const offer = box.getByRole('link').first()
  await expect(offer).toHaveAttribute('rel', 'sponsored noopener')
  await expect(offer).toHaveAttribute('target', '_blank')
  await expect(offer).toContainText(/\$\d/)
  await expect(box).toContainText('We may earn a commission')
})

test('a review leads to the one before it and the one after', async ({ page, content }) => {
  const [newest, second, third] = content.reviews
  if (!newest || !second || !third) throw new Error('three reviews are needed')
  await page.goto(`/reviews/${second.slug}`)
  const more = page.getByRole('navigation', { name: 'More reviews' })
  await expect(more.getByRole('link')).toHaveText([third.title, newest.title])
})
