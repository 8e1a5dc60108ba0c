import { first } from '../support/content'
import { openPage } from '../support/list'
import { expectWordsParted } from '../support/long-words'
import { expect, test } from '../support/test'

/** Each of them stands on one page at least: titles, excerpts, what a review says for and against its product, what stands beside the name of a tag, and of people, and who sells it. */
const WRITTEN = [
  'main :is(h2, h3) a',
  'main .lead > p.font-reading',
  'main .card-excerpt',
  'main .points li',
  'main nav a.stretched',
  'main header:has(> p.font-reading) > :is(h1, p.font-reading)',
  'main .product-head h1',
  'main .product-where',
  'main [aria-label="About the author"] .font-reading',
  'main header p.font-reading',
]

test('a title of one long word makes no page wider, wherever it stands', async ({ page, content }) => {
  const [article, review] = [first(content.articles), first(content.reviews)]
  await openPage(page, '/store')
  const product = (await page.locator('.product-cards h2 a').first().getAttribute('href')) ?? ''
  const found = new Set<string>()
  for (const address of [
    '/',
    '/articles',
    '/reviews',
    '/news',
    `/article/${article.slug}`,
    `/reviews/${review.slug}`,
    `/tag/${first(article.tags)}`,
    product,
    '/people/iris',
  ]) {
    await test.step(address, async () => {
      await openPage(page, address)
      for (const written of WRITTEN) if (await page.locator(written).count()) found.add(written)
      await expectWordsParted(page.locator(WRITTEN.join()))
    })
  }
  expect(WRITTEN.filter((written) => !found.has(written))).toEqual([])
})
