import type { Locator, Route } from '@playwright/test'
import { expectAddress, expectSameDocument, headlines, markDocument, openPage } from '../support/list'
import { readNews, titlesOfNews } from '../support/news'
import { expect, test } from '../support/test'

const PAGE = 12

test('shows twelve items a page, the newest first, each with a link to its source', async ({ page }) => {
  const news = await readNews()
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tech News Feed')
  await expect(headlines(page)).toHaveText(titlesOfNews(news.slice(0, PAGE)))
  await expect(page.getByRole('main').getByText(/^Showing/)).toHaveText(`Showing 1 - 12 of ${news.length} results`)
  for (const item of news.slice(0, PAGE)) {
    const link = page.getByRole('main').getByRole('link', { name: item.title })
    await expect(link).toHaveAttribute('href', item.link)
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).not.toHaveAttribute('target')
  }
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card).toContainText(news[0]?.source ?? '')
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
})

test('source, category and order narrow the list softly, and Back brings each state back', async ({ page }) => {
  const news = await readNews()
  const source = news[0]?.sourceSlug ?? ''
  const ofSource = news.filter((item) => item.sourceSlug === source)
  const category = ofSource[0]?.category ?? ''
  const both = ofSource.filter((item) => item.category === category)
  await openPage(page, '/news')
  await markDocument(page)

  await page.getByLabel('Source').selectOption(source)
  await expectAddress(page, `/news?source=${source}`)
  await expect(headlines(page)).toHaveText(titlesOfNews(ofSource.slice(0, PAGE)))
  await page.getByRole('main').getByLabel('Category').selectOption(category)
  await expectAddress(page, `/news?source=${source}&category=${category}`)
  await expect(headlines(page)).toHaveText(titlesOfNews(both.slice(0, PAGE)))
  await page.getByLabel('Order').selectOption('Oldest First')
  await expectAddress(page, `/news?source=${source}&category=${category}&sort=oldest`)
  await expect(headlines(page)).toHaveText(titlesOfNews(both.toReversed().slice(0, PAGE)))

  await page.goBack()
  await page.goBack()
  await expectAddress(page, `/news?source=${source}`)
  await expect(headlines(page)).toHaveText(titlesOfNews(ofSource.slice(0, PAGE)))
  await expect(page.getByLabel('Source')).toHaveValue(source)
  await expect(page.getByRole('main').getByLabel('Category')).toHaveValue('')
  await expectSameDocument(page)
})

test('the pager leads through all items', async ({ page }) => {
  const news = await readNews()
  const last = Math.ceil(news.length / PAGE)
  await openPage(page, '/news')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager.getByRole('listitem')).toHaveText(['1', '2', '…', String(last)])
  await pager.getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/news?page=2')
  await expect(headlines(page)).toHaveText(titlesOfNews(news.slice(PAGE, 2 * PAGE)))
  await pager.getByRole('link', { name: `Page ${last}`, exact: true }).click()
  await expect(headlines(page)).toHaveText(titlesOfNews(news.slice((last - 1) * PAGE)))
})

test('while a search, a page or everything is under way eight skeletons stand where the list was', async ({ page }) => {
  const news = await readNews()
  const word = news[0]?.title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const main = page.getByRole('main')
  const loading = main.getByRole('status', { name: 'Loading' })
  await openPage(page, '/news')
  const heightsOf = (rows: Locator) =>
    rows.evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height))
  /** Holds the answer to what `act` asks for until the skeletons were seen; gives their heights. */
  const expectSkeletons = async (act: () => Promise<void>) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const hold = async (route: Route) => {
      await held
      await route.continue()
    }
    await page.route(/\/news(\?|$)/, hold)
    await act()
    await expect(loading).toBeVisible()
    await expect(loading.locator('.news-row')).toHaveCount(8)
    const heights = await heightsOf(loading.locator('.news-row'))
    answer()
    await expect(loading).toHaveCount(0)
    await page.unroute(/\/news(\?|$)/, hold)
    return heights
  }
  await expectSkeletons(async () => {
    await main.getByLabel('Search news').fill(word)
    await main.getByLabel('Search news').press('Enter')
  })
  await expectAddress(page, `/news?q=${encodeURIComponent(word)}`)
  await expect(headlines(page).filter({ hasText: news[0]?.title ?? '' })).toHaveCount(1)

  await openPage(page, '/news?sort=oldest')
  const stood = await expectSkeletons(() =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click({ noWaitAfter: true }),
  )
  await expectAddress(page, '/news?sort=oldest&page=2')
  // They have the size of what comes, as nearly as rows of different texts have one.
  await expect(headlines(page)).toHaveText(titlesOfNews(news.toReversed().slice(PAGE, 2 * PAGE)))
  const come = await heightsOf(main.locator('.news-row').filter({ visible: true }))
  const middle = (heights: number[]) => heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
  expect(new Set(stood).size, 'skeletons of one size').toBe(1)
  expect(Math.abs(middle(stood) / middle(come) - 1), `${stood[0]} px beside ${come}`).toBeLessThan(0.05)
})

test('nothing found says so, without a result line, and Reset Filters returns to everything', async ({ page }) => {
  const news = await readNews()
  await openPage(page, '/news?q=zzzz&sort=oldest')
  await markDocument(page)
  await expect(page.getByRole('heading', { name: 'No news articles match your filters' })).toBeVisible()
  await expect(page.getByText(/^Showing/)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expectAddress(page, '/news')
  await expect(headlines(page)).toHaveText(titlesOfNews(news.slice(0, PAGE)))
  await expect(page.getByLabel('Order')).toHaveValue('')
  await expectSameDocument(page)
})
