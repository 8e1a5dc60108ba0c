import { first } from '../support/content'
import { openPage } from '../support/list'
import { expectWordsParted } from '../support/long-words'
import { test } from '../support/test'

/** Titles, excerpts, what a review says for and against its product, what stands beside the name of a tag, and of people. */
const WRITTEN = [
  'main :is(h2, h3) a',
  'main .lead > p.font-reading',
  'main .card-excerpt',
  'main .points li',
  'main nav a.stretched',
  'main header:has(> p.font-reading) > :is(h1, p.font-reading)',
  'main .product-head h1',
  'main [aria-label="About the author"] .font-reading',
  'main header p.font-reading',
].join()

test('a title of one long word makes no page wider, wherever it stands', async ({ page, content }) => {
  const [article, review] = [first(content.articles), first(content.reviews)]
  await openPage(page, '/store')
  const product = (await page.locator('.product-cards h2 a').first().getAttribute('href')) ?? ''
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
      await expectWordsParted(page.locator(WRITTEN))
    })
  }
})
