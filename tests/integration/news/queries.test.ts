import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { newsListMetadata } from '@/lib/news/list-metadata'
import { listNews, searchNews } from '@/lib/news/queries'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'

const all = { source: null, category: null, sort: 'newest', page: 1 } as const
const titles = (list: { items: { title: string }[] } | null) => list?.items.map(({ title }) => title)

beforeAll(async () => {
  const [ai, cloud] = await Promise.all(
    ['ai', 'cloud'].map((slug, position) =>
      db.category.create({ data: { kind: 'news', slug, name: slug.toUpperCase(), position } }),
    ),
  )
  const [wired, cnet] = await Promise.all(
    ['Wired', 'CNET'].map((name) =>
      db.newsSource.create({
        data: { slug: name.toLowerCase(), name, siteUrl: `https://${name.toLowerCase()}.example` },
      }),
    ),
  )
  if (!ai || !cloud || !wired || !cnet) throw new Error('not created')
  await db.newsItem.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      slug: `item-${index}`,
      title: `Item ${String(index).padStart(2, '0')}`,
      description: index === 7 ? 'A chip that runs at 100% of its promise' : 'What happened, in two sentences.',
      author: index === 9 ? 'Odile Marchetti' : null,
      link: `https://news.example/${index}`,
      sourceId: index % 3 === 0 ? wired.id : cnet.id,
      categoryId: index % 2 === 0 ? ai.id : cloud.id,
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  })
})

test('twelve a page, the newest first, with what the filters offer', async () => {
  const first = await listNews(all)
  expect(first).toMatchObject({ total: 30, pages: 3 })
  expect(titles(first)?.slice(0, 2)).toEqual(['Item 29', 'Item 28'])
  expect(first?.items).toHaveLength(12)
  expect(first?.sources.map(({ name }) => name)).toEqual(['CNET', 'Wired'])
  expect(first?.categories.map(({ slug }) => slug)).toEqual(['ai', 'cloud'])
  expect((await listNews({ ...all, page: 3 }))?.items).toHaveLength(6)
  expect(titles(await listNews({ ...all, sort: 'oldest' }))?.[0]).toBe('Item 00')
})

test('source and category narrow alone and together', async () => {
  expect(await listNews({ ...all, source: 'wired' })).toMatchObject({ total: 10, pages: 1 })
  expect(await listNews({ ...all, category: 'cloud' })).toMatchObject({ total: 15, pages: 2 })
  const both = await listNews({ ...all, source: 'wired', category: 'cloud' })
  expect(both).toMatchObject({ total: 5 })
  expect(titles(both)).toEqual(['Item 27', 'Item 21', 'Item 15', 'Item 09', 'Item 03'])
})

test('what does not exist is null', async () => {
  expect(await listNews({ ...all, page: 4 })).toBeNull()
  expect(await listNews({ ...all, source: 'nobody' })).toBeNull()
  expect(await listNews({ ...all, category: 'laptops' })).toBeNull()
  expect(await searchNews({ ...all, q: 'item', page: 99 })).toBeNull()
})

test('search finds title and description as they are written, letters inside a word too, and no author', async () => {
  expect(titles(await searchNews({ ...all, q: 'ITEM 1' }))).toHaveLength(10)
  expect(titles(await searchNews({ ...all, q: '100%' }))).toEqual(['Item 07'])
  expect(titles(await searchNews({ ...all, q: 'HI' }))).toEqual(['Item 07'])
  expect(titles(await searchNews({ ...all, q: 'odile m' }))).toEqual([])
  expect(titles(await searchNews({ ...all, q: 'item', source: 'wired', category: 'cloud' }))).toHaveLength(5)
  for (const q of ['_', "'", '\\', '!!!', 'の', 'zzzz']) {
    expect(await searchNews({ ...all, q }), q).toMatchObject({ total: 0, items: [] })
  }
  expect(titles(await searchNews({ ...all, q: '%' }))).toEqual(['Item 07'])
})

test('a hidden item leaves list and counts, and comes back', async () => {
  await db.newsItem.update({ where: { slug: 'item-29' }, data: { hiddenAt: new Date() } })
  const without = await listNews(all)
  expect(without).toMatchObject({ total: 29 })
  expect(titles(without)?.[0]).toBe('Item 28')
  await db.newsItem.update({ where: { slug: 'item-29' }, data: { hiddenAt: null } })
  expect(await listNews(all)).toMatchObject({ total: 30 })
  const counts = await db.newsCount.aggregate({ _sum: { count: true } })
  expect(counts._sum.count).toBe(30)
})

test('a filter is found by search engines while it holds three items, and its list is named after it either way', async () => {
  await db.newsSource.create({ data: { slug: 'quiet', name: 'Quiet', siteUrl: 'https://quiet.example' } })
  const robots = async (asked: Parameters<typeof newsListMetadata>[0]) => (await newsListMetadata(asked)).robots
  expect(await robots({})).toBeUndefined()
  expect(await robots({ source: 'wired' })).toBeUndefined()
  expect(await robots({ source: 'quiet' })).toEqual({ index: false, follow: true })
  expect(await robots({ source: 'wired', category: 'ai' })).toEqual({ index: false, follow: true })
  expect((await listNews({ ...all, source: 'quiet' }))?.sources.map(({ name }) => name)).toContain('Quiet')
  expect((await listNews(all))?.sources.map(({ name }) => name)).not.toContain('Quiet')
  const found = (await listSitemapEntries('categories', 1))?.map(({ url }) => url.replace(/^.*\/news/, '/news'))
  expect(found).toEqual(['/news?source=cnet', '/news?source=wired', '/news?category=ai', '/news?category=cloud'])
})

test('a search that stops counting says that there may be more', async () => {
  const item = await db.newsItem.findFirstOrThrow()
  const add = async (word: string, count: number) => {
    const rows = Array.from({ length: count }, (_, number) => ({
      ...item,
      id: undefined,
      slug: `${word}-${number}`,
      link: `https://news.example/${word}/${number}`,
      title: `A ${word}`,
    }))
    // In parts: each row is indexed as it is stored, and the site ends a statement that takes long.
    while (rows.length) await db.newsItem.createMany({ data: rows.splice(0, 200) })
  }
  await add('zeppelin', 1201)
  await add('dirigible', 11)
  expect(await searchNews({ ...all, q: 'zeppelin' })).toMatchObject({ total: 1200, more: true })
  expect(await searchNews({ ...all, q: 'dirigible' })).toMatchObject({ total: 11, more: false })
})
