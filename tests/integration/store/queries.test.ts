import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { findProduct } from '@/lib/store/product-queries'
import { listProducts, listStoreCategories, searchProducts } from '@/lib/store/queries'
import { addProduct, storeCategory } from './shop'

const plain = { category: null, sort: 'featured', page: 1 } as const
const slugs = (list: { products: { slug: string }[] } | null) => list?.products.map(({ slug }) => slug)

beforeAll(async () => {
  await storeCategory('storage')
  for (let n = 1; n <= 14; n++) {
    await addProduct(`thing-${String(n).padStart(2, '0')}`, {
      category: n % 2 ? 'audio' : 'monitors',
      priceCents: 1000 + ((n * 7) % 15) * 100,
      ratingTenths: n === 3 ? null : 20 + n,
      featured: n === 5 || n === 9,
      createdAt: new Date(Date.UTC(2026, 0, n)),
    })
  }
  await addProduct('odd-signs', {
    name: '100% PURE_Gold',
    description: 'Größe: a\\b',
    offers: [7565, 8000],
    discountPercent: 15,
  })
  await addProduct('gone', { name: 'Gone for good', withdrawnAt: new Date(), featured: true })
})

describe('the store', () => {
  test('shows twelve a page, the featured first, then the newest, and nothing that was withdrawn', async () => {
    const first = await listProducts(plain)
    expect(first).toMatchObject({ total: 15, pages: 2 })
    expect(slugs(first)?.slice(0, 4)).toEqual(['thing-09', 'thing-05', 'odd-signs', 'thing-14'])
    expect(first?.products).toHaveLength(12)
    expect((await listProducts({ ...plain, page: 2 }))?.products).toHaveLength(3)
    expect(await listProducts({ ...plain, page: 3 })).toBeNull()
  })

  test.each([
    ['price-low', (a: number, b: number) => a - b],
    ['price-high', (a: number, b: number) => b - a],
  ] as const)('%s orders by price', async (sort, order) => {
    const prices = (await listProducts({ ...plain, sort }))?.products.map(({ priceCents }) => priceCents) ?? []
    expect(prices).toEqual(prices.toSorted(order))
    expect(new Set(prices).size).toBeGreaterThan(5)
  })

  test('the highest rated come first, the unrated last', async () => {
    const [first, second] = [
      await listProducts({ ...plain, sort: 'rating' }),
      await listProducts({ ...plain, sort: 'rating', page: 2 }),
    ]
    expect(first?.products[0]).toMatchObject({ slug: 'thing-14', rating: 3.4 })
    expect(second?.products.slice(-2).map(({ rating }) => rating)).toEqual([null, null])
  })

  test('narrows to a category, offers those with products, and knows no other', async () => {
    const audio = await listProducts({ ...plain, category: 'audio' })
    expect(audio).toMatchObject({ total: 8, pages: 1 })
    expect(audio?.products.every(({ category }) => category.slug === 'audio')).toBe(true)
    expect((await listStoreCategories()).map(({ slug }) => slug).toSorted()).toEqual(['audio', 'monitors'])
    expect(await listProducts({ ...plain, category: 'nope' })).toBeNull()
    expect(await listProducts({ ...plain, category: 'storage' })).toBeNull()
  })

  test('a card has what it cost before, its cheapest shop and that shop’s host', async () => {
    const list = await searchProducts({ ...plain, q: 'pure_gold' })
    expect(list?.products[0]).toMatchObject({
      priceCents: 7565,
      originalCents: 8900,
      offer: { merchant: 'Shop 1', host: 'shop-1.example' },
    })
    expect((await listProducts(plain))?.products[0]?.originalCents).toBeNull()
  })
})

test.each([
  ['PURE_', ['odd-signs']],
  ['100%', ['odd-signs']],
  ['GRÖSSE', []],
  ['gröẞe', ['odd-signs']],
  ['größe', ['odd-signs']],
  ['a\\b', ['odd-signs']],
  ['%', ['odd-signs']],
  ['gone for', []],
  ['zzzz', []],
])('a search for %j finds %j', async (q, expected) => {
  const list = await searchProducts({ ...plain, q })
  expect(slugs(list)).toEqual(expected)
  expect(list?.total).toBe(expected.length)
})

test('a search that stops counting says that there may be more', async () => {
  const categoryId = await storeCategory('storage')
  const sold = { description: 'A thing.', categoryId, priceCents: 100 }
  const rows = Array.from({ length: 1201 }, (_, n) => ({ ...sold, slug: `drive-${n}`, name: `A zeppelin ${n}` }))
  // In parts: each row is indexed as it is stored, and the site ends a statement that takes long.
  while (rows.length) await db.product.createMany({ data: rows.splice(0, 200) })
  expect(await searchProducts({ ...plain, q: 'zeppelin' })).toMatchObject({ total: 1200, more: true })
  expect(await searchProducts({ ...plain, q: 'pure_gold' })).toMatchObject({ total: 1, more: false })
  await db.product.deleteMany({ where: { categoryId } })
})

describe('a product', () => {
  test('has its offers, the cheapest first, its prices and our review', async () => {
    const { id } = await addProduct('reviewed', { offers: [500, 700] })
    const author = await db.user.create({
      data: { email: 'w@example.com', profile: { create: { username: 'writer', skeleton: 'writer' } } },
    })
    const category = await db.category.create({ data: { kind: 'review', slug: 'audio', name: 'Audio' } })
    const text = {
      kind: 'review',
      content: 'x',
      authorId: author.id,
      categoryId: category.id,
      ratingTenths: 41,
    } as const
    const facts = { pros: [], cons: [], verdict: '', productName: 'R', brand: 'B', productId: id }
    await db.article.create({
      data: { ...text, title: 'Draft', slug: 'draft', status: 'draft', review: { create: facts } },
    })
    await db.article.create({
      data: {
        ...text,
        title: 'Read me',
        slug: 'read-me',
        status: 'published',
        publishedAt: new Date(),
        review: { create: facts },
      },
    })
    await db.priceChange.create({ data: { productId: id, priceCents: 400, changedAt: new Date('2025-01-01') } })
    expect(await findProduct('reviewed')).toMatchObject({
      offers: [{ priceCents: 500 }, { priceCents: 700 }],
      prices: [{ priceCents: 400 }, { priceCents: 500 }],
      review: { slug: 'read-me', rating: 4.1 },
      withdrawn: false,
    })
  })

  test('that was withdrawn is shown as such, without offers; an unknown one is not', async () => {
    expect(await findProduct('gone')).toMatchObject({ withdrawn: true, offers: [] })
    expect(await findProduct('nope')).toBeNull()
  })
})
