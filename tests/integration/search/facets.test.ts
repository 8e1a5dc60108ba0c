import { beforeAll, expect, test } from 'vitest'
import { toFacets } from '@/components/search/facets'
import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { makeArticle, makePlaces, makeTopic } from './fixtures'

beforeAll(async () => {
  const places = await makePlaces()
  for (let n = 1; n <= 12; n++) await makeArticle(places, `Sextant ${n}`, { daysAgo: n * 5 })
  await makeTopic(places, 'My sextant')
  await db.category.create({ data: { kind: 'topic', slug: 'article-place', name: 'A shelf as well' } })
  const shared = await db.category.findFirstOrThrow({ where: { kind: 'topic', slug: 'article-place' } })
  await makeTopic({ ...places, topic: shared.id }, 'Sextant or astrolabe')
  await db.product.create({
    data: { slug: 'p', name: 'Sextant', description: 'Brass', categoryId: places.product, priceCents: 100 },
  })
})

test.each([
  '',
  'kind=topic',
  'category=article-place',
  'kind=article&category=article-place',
  'kind=topic&category=article-place&date=month',
  'kind=product&category=article-place',
  'date=month&sort=newest',
  'kind=article&date=week&sort=newest&page=2',
  'category=nowhere',
])('each number under %s is that of the page it leads to', async (asked) => {
  for (const q of ['sextant', 'sext', 'sextent', 'sextant zebra', 'astro']) {
    const state = parseSearch(q, Object.fromEntries(new URLSearchParams(asked)))
    const { counts } = await search(state)
    for (const { kind, count, address } of toFacets(state, counts)) {
      const { q: words = '', ...filters } = Object.fromEntries(new URL(address, 'http://x').searchParams)
      const shown = await search(parseSearch(words, filters))
      expect({ q, kind, count: shown.total }).toEqual({ q, kind, count })
      expect(filters).toMatchObject(state.category ? { category: state.category } : {})
    }
  }
})

test('a number beyond the last page shows the last', async () => {
  const last = await search(parseSearch('sextant', { page: '2' }))
  expect(last).toMatchObject({ page: 2, pages: 2 })
  expect(await search(parseSearch('sextant', { page: '6' }))).toEqual(last)
  expect(await search(parseSearch('sextant', { page: '999999999999' }))).toEqual(last)
  expect(await search(parseSearch('sextant', { page: 'abc' }))).toMatchObject({ page: 1 })
})
