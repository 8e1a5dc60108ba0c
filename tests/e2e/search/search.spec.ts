import type { Page } from '@playwright/test'
import { expect, test } from '../accounts/support/test'
import { first } from '../support/content'
import { expectAddress, expectHydrated, headlines, openPage } from '../support/list'
import { moveElsewhere } from '../support/test'

const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' })
const status = (page: Page) => page.getByRole('main').getByText(/^Showing /)

test('finds a review by its title and says where the words stand', async ({ page, content }) => {
  const { title, slug } = first(content.reviews)
  await page.goto(`/search?q=${encodeURIComponent(`"${title}"`)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “"${title}"”`)
  const found = page.locator(`.result:has(a[href="/reviews/${slug}"])`)
  await expect(found.getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(found.locator('mark').first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
})

test('kinds, filters, order and pages live in the address, and Back returns to them', async ({ page }) => {
  await openPage(page, '/search?q=battery')
  await expect(status(page)).toBeVisible()
  await kinds(page)
    .getByRole('link', { name: /^Reviews/ })
    .click()
  await expectAddress(page, '/search?kind=review&q=battery')
  await expect(page.locator('.result .kicker').filter({ hasText: /^Review/ })).not.toHaveCount(0)
  await expect(page.locator('.result .kicker').filter({ hasNotText: /^Review/ })).toHaveCount(0)
  const before = await headlines(page).allTextContents()

  await moveElsewhere(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/search?kind=review&q=battery&page=2')
  await expect(headlines(page).first()).not.toHaveText(first(before))
  await page.goBack()
  await expectAddress(page, '/search?kind=review&q=battery')
  await expect(headlines(page)).toHaveText(before)

  await moveElsewhere(page)
  await page.getByLabel('Order', { exact: true }).filter({ visible: true }).selectOption('newest')
  await expectAddress(page, '/search?kind=review&q=battery&sort=newest')
  const dates = page.locator('.result time:visible')
  await expect(dates).not.toHaveCount(0)
  const shown = await dates.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(shown).toEqual(shown.toSorted().reverse())
})

test('a category that nobody has counts as not chosen; one in which the kind has nothing is named all the same', async ({
  page,
}) => {
  const chosen = page.locator('#search-category:visible')
  await page.goto('/search?q=battery')
  const all = (await status(page).textContent()) ?? ''
  await page.goto('/search?q=battery&category=no-such-place')
  await expect(status(page)).toHaveText(all)
  await expect(chosen).toHaveValue('')

  const offered = async (kind: string) => {
    // A test is faster than whoever may search twice a second.
    await moveElsewhere(page)
    await page.goto(`/search?q=battery&kind=${kind}`)
    await expect(chosen).toBeVisible()
    return chosen
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  }
  const reviewed = await offered('review')
  const elsewhere = (await offered('topic')).find((slug) => slug && !reviewed.includes(slug))
  expect(elsewhere).toBeDefined()
  await moveElsewhere(page)
  await page.goto(`/search?q=battery&kind=review&category=${elsewhere}`)
  await expect(chosen).toHaveValue(String(elsewhere))
  await expect(headlines(page)).toHaveCount(0)
})

test('a slip of the finger still finds, and nothing leads on', async ({ page }) => {
  await page.goto('/search?q=hedphones')
  await expect(page.getByText('Nothing found for “hedphones”.')).toBeVisible()
  await expect(headlines(page)).not.toHaveCount(0)
  await page.getByRole('link', { name: 'headphones', exact: true }).click()
  await expectAddress(page, '/search?q=headphones')

  await moveElsewhere(page)
  await page.goto('/search?q=zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'Nothing found', exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Trending topics' }).getByRole('link').first()).toBeVisible()
  await moveElsewhere(page)
  await page.goto('/search?q=%25%25')
  await expect(page.getByText('There is no word in this search.')).toBeVisible()
})

test('a kind that has nothing of what was probably meant only offers it, and keeps the kind', async ({ page }) => {
  await page.goto('/search?kind=person&q=hedphones')
  const notice = page.locator('.search-notice')
  await expect(page.getByRole('heading', { name: 'Nothing found', exact: true })).toBeVisible()
  await expect(notice).toHaveText('Did you mean headphones?')
  await notice.getByRole('link', { name: 'headphones' }).click()
  await expectAddress(page, '/search?kind=person&q=headphones')
})

test('what is shown instead says truly why, and nothing where the kind has none of it', async ({ page }) => {
  const notice = page.locator('.search-notice')
  for (const [q, text] of [
    ['keyboard zzq', 'Nothing matches your whole search. These results hold some of its words.'],
    [
      '"keyboard zzq"',
      'Nothing matches your whole search: quoted words have to stand in their order. These results hold some of its words.',
    ],
  ] as const) {
    await moveElsewhere(page)
    await page.goto(`/search?q=${encodeURIComponent(q)}`)
    await expect(notice).toHaveText(text)
    await expect(headlines(page)).not.toHaveCount(0)
  }
  await moveElsewhere(page)
  await page.goto('/search?kind=person&q=keyboard+zzq')
  await expect(page.getByRole('heading', { name: 'Nothing found', exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('too many searches get a page that says so and keeps what was typed', async ({
  page,
  announce,
  accounts,
  extraHTTPHeaders,
}) => {
  announce('/search?q=battery', 429)
  const answered = async () => (await page.goto('/search?q=battery'))?.status()
  const statuses = [await answered()]
  // The second in which two are answered lasts from here on.
  const network = extraHTTPHeaders?.['X-Forwarded-For']?.replace(/\.\d+$/, '.0/24')
  await accounts.holdLimit(`search-1:by ${network}`)
  statuses.push(await answered(), await answered())
  expect(statuses).toEqual([200, 200, 429])
  await expect(page.getByText(/a little too fast/)).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Search Fieldtest')).toHaveValue('battery')
  await expectHydrated(page)
  await moveElsewhere(page)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(status(page)).toBeVisible()
  await expectAddress(page, '/search?q=battery')
})

test('what this browser searched for is offered again, until it is cleared', async ({ page }) => {
  await openPage(page, '/search?q=keyboard')
  await expect(headlines(page)).not.toHaveCount(0)
  await openPage(page, '/search')
  const recent = page.getByRole('list', { name: 'Recent searches' })
  await expect(recent.getByRole('link')).toHaveText(['keyboard'])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
})
