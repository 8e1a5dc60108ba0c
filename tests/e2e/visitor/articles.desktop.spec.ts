import { toTagSlug } from '@/lib/core/slug'
import { first, type SiteContent, titlesOf } from '../support/content'
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

/** A tag whose articles fill more than a page, and all of them. */
function commonTag({ articles }: SiteContent) {
  const taggedWith = (tag: string) => articles.filter(({ tags }) => tags.includes(tag))
  const tag = first(articles.flatMap(({ tags }) => tags).filter((name) => taggedWith(name).length > 12))
  return { tag, slug: toTagSlug(tag), tagged: taggedWith(tag) }
}

test('a tag narrows the list through order, pages and category until it is taken off', async ({ page, content }) => {
  const { tag, slug, tagged } = commonTag(content)
  await openPage(page, `/articles?tag=${slug}`)
  await expect(page).toHaveTitle(new RegExp(`^Articles tagged ${tag}`))
  await expect(headlines(page)).toHaveText(titlesOf(tagged.slice(0, 12)))
  const filter = page.getByRole('navigation', { name: 'Filter by tag' })
  const chosen = filter.getByRole('link', { name: tag, exact: true })
  await expect(chosen).toHaveAttribute('aria-current', 'true')

  await page.getByRole('navigation', { name: 'Order of articles' }).getByRole('link', { name: 'Oldest' }).click()
  await expectAddress(page, `/articles?tag=${slug}&sort=oldest`)
  await expect(headlines(page)).toHaveText(titlesOf(tagged.toReversed().slice(0, 12)))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, `/articles?tag=${slug}&sort=oldest&page=2`)
  await expect(headlines(page)).toHaveText(titlesOf(tagged.toReversed().slice(12, 24)))

  await page.getByRole('navigation', { name: 'Article categories' }).getByRole('link', { name: 'Cloud' }).click()
  await expectAddress(page, `/articles?category=cloud&tag=${slug}&sort=oldest`)
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await filter.getByRole('link', { name: 'All tags' }).click()
  await expectAddress(page, '/articles?category=cloud&sort=oldest')
  await expect(filter).toHaveCount(0)
})

test('lists lead to the feed of what they show', async ({ page, content }) => {
  const { tag, slug } = commonTag(content)
  for (const [address, name, feed] of [
    ['/articles', 'Feed of all articles and reviews', '/feed.xml'],
    ['/articles?category=cloud', 'Feed of Cloud Services', '/feeds/category/cloud'],
    [`/articles?tag=${slug}`, `Feed of ${tag}`, `/feeds/tag/${slug}`],
    ['/reviews', 'Feed of all articles and reviews', '/feed.xml'],
    ['/reviews/category/audio', 'Feed of Audio', '/feeds/category/audio'],
    ['/category/hardware', 'Feed of Hardware', '/feeds/category/hardware'],
    ['/category/hardware/laptops', 'Feed of Laptops', '/feeds/category/laptops'],
    [`/tag/${slug}`, `Feed of ${tag}`, `/feeds/tag/${slug}`],
  ] as const) {
    await page.goto(address)
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link, address).toHaveAttribute('href', feed)
    await expect(link, address).toBeVisible()
    expect((await page.request.get(feed)).status(), feed).toBe(200)
  }
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

test('Share hands title and address to the sheet of the system, and says nothing of it, also when that is closed', async ({
  page,
  context,
  content,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, title } = first(content.articles)
  await openPage(page, `/article/${slug}`)
  const seen = await page.evaluateHandle(() => {
    const seen = { shared: [] as (ShareData | undefined)[], toasts: [] as (string | null)[] }
    const sheet = async (given?: ShareData) => {
      // The first is sent somewhere, the second is closed, and then there is no sheet any more.
      if (seen.shared.push(given) > 1) throw new DOMException('Closed.', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
    const note = (node: Node) =>
      node instanceof Element &&
      [node, ...node.querySelectorAll('*')]
        .filter((part) => part.matches('.toast'))
        .forEach((toast) => {
          seen.toasts.push(toast.textContent)
        })
    new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(note)).observe(
      document.body,
      { childList: true, subtree: true },
    )
    return seen
  })
  const share = page.getByRole('main').getByRole('button', { name: 'Share' })
  const sent = { title, url: new URL(`/article/${slug}`, page.url()).href }
  await share.click()
  await expect.poll(() => seen.evaluate(({ shared }) => shared)).toEqual([sent])
  await share.click()
  await expect.poll(() => seen.evaluate(({ shared }) => shared)).toEqual([sent, sent])
  // A message would have come before this one.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await share.click()
  await expect(page.locator('.toast-host .toast').first()).toBeVisible()
  expect(await seen.evaluate(({ toasts }) => toasts)).toEqual(['Link copied'])
})

test('every article reads in 5 to 14 minutes', ({ content }) => {
  for (const { slug, minutes } of content.articles) {
    expect(minutes, slug).toBeGreaterThanOrEqual(5)
    expect(minutes, slug).toBeLessThanOrEqual(14)
  }
})
