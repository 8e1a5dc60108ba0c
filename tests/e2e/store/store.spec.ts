import { browserOptions } from '@/tests/support/browser-options'
import { expect, expectToast, test } from '../accounts/support/test'
import { expectAddress, expectSameDocument, headlines, markDocument, openPage } from '../support/list'
import { moveElsewhere } from '../support/test'
import { mockShops, readStock } from './support/shop'

const PAGE = 12
// A program's clicks do not count; this one passes for a reader's browser.
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.use({ userAgent: READER, launchOptions: browserOptions })

test('the store is searched, narrowed, ordered and paged, each state under its own address', async ({
  page,
  accounts,
}) => {
  const stock = await readStock(accounts)
  const names = (list: typeof stock) => list.slice(0, PAGE).map(({ name }) => name)
  await openPage(page, '/store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store')
  await expect(headlines(page)).toHaveText(names(stock))
  await markDocument(page)

  const order = page.getByLabel('Order', { exact: true })
  await expect(order.getByRole('option')).toHaveText([
    'Featured',
    'Price: Low to High',
    'Price: High to Low',
    'Highest Rated',
  ])
  await order.selectOption('Price: Low to High')
  await expectAddress(page, '/store?sort=price-low')
  await expect(headlines(page)).toHaveText(names(stock.toSorted((a, b) => a.price - b.price)))
  await order.selectOption('Price: High to Low')
  await expectAddress(page, '/store?sort=price-high')
  await expect(headlines(page)).toHaveText(names(stock.toSorted((a, b) => b.price - a.price)))
  await order.selectOption('Highest Rated')
  await expectAddress(page, '/store?sort=rating')
  await expect(headlines(page).first()).toBeVisible()
  const ratings = stock.map(({ rating }) => rating ?? 0).toSorted((a, b) => b - a)
  await expect(page.getByRole('main').getByRole('article').first().getByRole('img')).toHaveAccessibleName(
    `${((ratings[0] ?? 0) / 10).toFixed(1)} out of 5`,
  )

  await page.goBack()
  await expectAddress(page, '/store?sort=price-high')
  await page.getByLabel('Category', { exact: true }).selectOption('Audio')
  await expectAddress(page, '/store?category=audio&sort=price-high')
  await expect(headlines(page)).toHaveText(
    names(stock.filter(({ category }) => category === 'audio').toSorted((a, b) => b.price - a.price)),
  )
  await expectSameDocument(page)

  await openPage(page, '/store')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/store?page=2')
  await expect(headlines(page)).toHaveText(stock.slice(PAGE, 2 * PAGE).map(({ name }) => name))

  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.fill(stock[0]?.name.toUpperCase() ?? '')
  await search.press('Enter')
  await expect(headlines(page).first()).toHaveText(stock[0]?.name ?? '')
  await moveElsewhere(page)
  await search.fill('no such thing at all')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No products match your search' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expectAddress(page, '/store')
  await expect(page.getByText('we may earn a commission').filter({ visible: true })).not.toHaveCount(0)
})

test('prices before a discount are shown where there is one', async ({ page, accounts }) => {
  const stock = (await readStock(accounts)).slice(0, PAGE)
  await page.goto('/store')
  const cards = page.getByRole('main').getByRole('article')
  for (const [index, { price, discount }] of stock.entries()) {
    const original = Math.round((price * 100) / (100 - discount)) / 100
    await expect(cards.nth(index).locator('s')).toHaveText(
      discount ? [new RegExp(`\\$${original.toLocaleString('en-US')}$`)] : [],
    )
  }
})

test('Buy Now opens the shop in a new tab, says so and is counted once', async ({ page, context, accounts }) => {
  await mockShops(context)
  const [product] = await readStock(accounts)
  await openPage(page, `/store/${product?.slug}`)
  const buy = page.getByRole('link', { name: /^Buy Now/ })
  await expect(buy).toHaveAttribute('rel', 'sponsored noopener')
  await expect(buy).toHaveAttribute('href', /^\/go\/[0-9a-f-]{36}$/)
  const offer = (await buy.getAttribute('href'))?.slice('/go/'.length) ?? ''
  const [row] = await accounts.sql`select url, now() as begun from offers where id = ${offer}`
  const clicks = () => accounts.sql`
    select counted, encode(visitor, 'hex') || date_trunc('hour', clicked_at at time zone 'UTC') as visit
    from affiliate_clicks where offer_id = ${offer} and clicked_at >= ${row?.begun} and not robot`

  for (let time = 0; time < 2; time++) {
    const opened = context.waitForEvent('page')
    await buy.click()
    await expectToast(page, 'Opening affiliate link')
    const tab = await opened
    await tab.waitForURL(row?.url)
    expect(await tab.evaluate(() => opener)).toBeNull()
    await tab.close()
  }
  await expect(page.locator('.toast-host .toast')).toHaveCount(0)
  await expect.poll(async () => (await clicks()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
  // Once for each visitor and hour: an hour may strike in between, and the same test at another size clicks as well.
  const seen = await clicks()
  expect(seen.filter(({ counted }) => counted)).toHaveLength(new Set(seen.map(({ visit }) => visit)).size)
})

test('a product shows its facts, prices and shops, leads to our review and back to the list as it was', async ({
  page,
  content,
}) => {
  await openPage(page, '/store?category=audio')
  await headlines(page).filter({ hasText: 'Velmora Kestrel 3' }).getByRole('link').click()
  await expectAddress(page, '/store/velmora-kestrel-3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velmora Kestrel 3')
  await expect(page.getByText(/^at \S.* \([\w-]+(\.[\w-]+)+\), price as of/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Facts' }).getByRole('row').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price history' }).getByRole('row')).not.toHaveCount(0)
  const shops = page.getByRole('region', { name: 'Where to buy' })
  await expect(shops.getByRole('link').first()).toHaveAttribute('href', /^\/go\//)
  await expect(shops).toContainText('We may earn a commission')
  const review = content.reviews.find(({ slug }) => slug === 'velmora-kestrel-3')
  await expect(page.getByRole('region', { name: 'Our review' }).getByRole('link')).toHaveText(review?.title ?? '')
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expectAddress(page, '/store?category=audio')
})
