import { first, titlesOf } from '../support/content'
import { expectAddress, headlines, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('the list shows twelve articles a page, by category and order', async ({ page, content }) => {
  await openPage(page, '/articles')
  await expect(headlines(page)).toHaveText(titlesOf(content.articles.slice(0, 12)))
  const order = page.getByRole('navigation', { name: 'Order of articles' })
  await order.getByRole('link', { name: 'Oldest' }).click()
  await expectAddress(page, '/articles?sort=oldest')
  await expect(headlines(page)).toHaveText(titlesOf(content.articles.toReversed().slice(0, 12)))
  await page.getByRole('navigation', { name: 'Article categories' }).getByRole('link', { name: 'Cloud' }).click()
  await expectAddress(page, '/articles?category=cloud&sort=oldest')
  await page.goBack()
  await expectAddress(page, '/articles?sort=oldest')
})

test('the pager leads through all articles', async ({ page, content }) => {
  await openPage(page, '/articles')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/articles?page=2')
  await expect(headlines(page)).toHaveText(titlesOf(content.articles.slice(12, 24)))
})

test('an article shows its text, author, tags, related articles and a way home', async ({ page, content }) => {
  const article = first(content.articles)
  await openPage(page, `/article/${article.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(main.getByText(article.excerpt).first()).toBeVisible()
  await expect(main.getByText(`${article.minutes} min read`).first()).toBeVisible()
  expect(await main.locator('.prose > p').count()).toBeGreaterThanOrEqual(4)
  await expect(main.getByRole('region', { name: 'About the author' })).toBeVisible()
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(article.tags)
  await expect(main.getByRole('region', { name: 'Related articles' }).getByRole('article')).toHaveCount(3)
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expectAddress(page, '/')
})

for (const [where, refusal] of [
  ['there is no share sheet', null],
  ['the share sheet fails', 'NotAllowedError'],
] as const) {
  test(`Share copies the address where ${where}`, async ({ page, context, content }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = `/article/${first(content.articles).slug}`
    await openPage(page, address)
    await page.evaluate((name) => {
      const fail = () => Promise.reject(new DOMException('Not here.', name ?? ''))
      Object.defineProperty(navigator, 'share', { value: name ? fail : undefined })
    }, refusal)
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('.toast-host .toast').filter({ hasText: 'Link copied' })).toBeVisible()
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(address)
  })
}

test('every article reads in 5 to 14 minutes', ({ content }) => {
  for (const { slug, minutes } of content.articles) {
    expect(minutes, slug).toBeGreaterThanOrEqual(5)
    expect(minutes, slug).toBeLessThanOrEqual(14)
  }
})
