import { first, matching, titlesOf } from '../support/content'
import { expectAddress, headlines } from '../support/list'
import { expect, moveElsewhere, test } from '../support/test'

test('home, a list, a review and an article can be read', async ({ page, content }) => {
  const [review, article] = [first(content.reviews), first(content.articles)]
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: review.title }).first().click()
  await expectAddress(page, `/reviews/${review.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.title)
  await expect(page.locator('.prose > p').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await page.getByRole('link', { name: '← Back to Reviews' }).click()
  await expectAddress(page, '/reviews')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click()
  await headlines(page).filter({ hasText: article.title }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(page.locator('.prose > p').first()).toBeVisible()
})

test('the tabs of the home page change without a request', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Latest Articles' })
  await section.getByText('Trending', { exact: true }).click()
  await expect(section.getByRole('article').first()).toBeHidden()
  await expect(section.getByRole('listitem').first()).toBeVisible()
})

test('tabs and pager of the list are links', async ({ page, content }) => {
  await page.goto('/reviews')
  await page.getByRole('navigation', { name: 'Order of reviews' }).getByRole('link', { name: 'Highest Rated' }).click()
  await expectAddress(page, '/reviews?tab=highest')
  const byRating = content.reviews.toSorted((a, b) => b.rating - a.rating)
  await expect(headlines(page)).toHaveText(titlesOf(byRating.slice(0, 9)))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/reviews?tab=highest&page=2')
  await expect(headlines(page)).toHaveText(titlesOf(byRating.slice(9, 18)))
})

test('the Apply button sends search and category', async ({ page, content }) => {
  const { category, tags } = first(content.reviews)
  const word = first(tags)
  await page.goto('/reviews')
  await page.getByLabel('Category', { exact: true }).selectOption(category)
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(new RegExp(`category=${category}`))
  const inCategory = content.reviews.filter((review) => review.category === category)
  await expect(headlines(page)).toHaveText(titlesOf(inCategory.slice(0, 9)))

  await page.getByRole('main').getByLabel('Search reviews').fill(word)
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await expect(headlines(page)).toHaveText(titlesOf(matching(inCategory, word).slice(0, 9)))
  await expect(page.getByRole('main').getByLabel('Search reviews')).toHaveValue(word)
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue(category)
})

for (const [address, words, list] of [
  ['/reviews?q=zzzz&tab=popular', 'No reviews found', '/reviews'],
  ['/news?q=zzzz&sort=oldest', 'No news articles match your filters', '/news'],
  ['/category/hardware?q=zzzz', 'No articles found', '/category/hardware'],
] as const)
  test(`${address}: nothing found says so and offers the way back`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await page.getByRole('button', { name: 'Reset Filters' }).click()
    await expectAddress(page, list)
    await expect(headlines(page).first()).toBeVisible()
  })

test('the header searches, and what it finds can be narrowed, paged and opened', async ({ page }) => {
  await page.goto('/')
  await page.locator('#site-search').fill('battery')
  await page.locator('#site-search').press('Enter')
  await expectAddress(page, '/search?q=battery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “battery”')
  await moveElsewhere(page)
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Reviews/ })
    .click()
  await expectAddress(page, '/search?kind=review&q=battery')
  await moveElsewhere(page)
  await page.getByLabel('Order').selectOption('newest')
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/kind=review&q=battery.*sort=newest/)
  await expect(page.locator('.result mark').first()).toBeVisible()
  await headlines(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/reviews\/[a-z0-9-]+$/)
})

for (const address of ['/nope', '/reviews/no-such-review']) {
  test(`${address} shows the not-found page`, async ({ page, announce }) => {
    announce(address, 404)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/sitemap"]')).toBeVisible()
  })
}

test('a message is sent, and what was typed stays while something is wrong', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill('Ada Reader')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('What is it about?').selectOption('privacy')
  const message = page.getByLabel('Message', { exact: true })
  // The browser counts the blanks; the site does not.
  await message.fill(`Too short.${' '.repeat(20)}`)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please write at least 20 characters')).toBeInViewport()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Reader')
  await expect(page.getByLabel('What is it about?')).toHaveValue('privacy')
  await message.fill('Which of my words do you keep, and for how long?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your message has been sent.')
})
