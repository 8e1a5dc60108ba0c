import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { findReview, listFrontReviews, listReviews, searchReviews } from '@/lib/reviews/queries'
import { AUTHOR } from '@/tests/support/some-author'
import { addProduct } from '../store/shop'

async function addReview(n: number, category: string, more: Record<string, unknown> = {}) {
  await db.article.create({
    data: {
      kind: 'review',
      title: `Review number ${n}`,
      slug: `review-${n}`,
      content: `## Part one\n\nText of ${n}.`,
      excerpt: `Excerpt ${n}`,
      authorId: AUTHOR,
      categoryId: category,
      status: 'published',
      ratingTenths: n,
      commentCount: 100 - n,
      tagNames: ['OLED', `tag ${n}`],
      publishedAt: new Date(Date.UTC(2026, 0, n)),
      review: {
        create: {
          pros: ['Good'],
          cons: ['Bad'],
          verdict: 'Fine.',
          productName: `Thing ${n}`,
          brand: 'Brand',
          facts: [['Weight', '1 kg']],
        },
      },
      ...more,
    },
  })
}

beforeAll(async () => {
  await db.user.create({
    data: {
      id: AUTHOR,
      email: 'a@example.com',
      profile: { create: { username: 'author', skeleton: 'author', fullName: 'An Author' } },
    },
  })
  const [laptops, audio] = await Promise.all(
    ['laptops', 'audio'].map((slug) => db.category.create({ data: { kind: 'review', slug, name: slug } })),
  )
  if (!laptops || !audio) throw new Error('no categories')
  await db.category.create({ data: { kind: 'review', slug: 'empty', name: 'Empty' } })
  for (let n = 1; n <= 20; n++) await addReview(n, n % 2 ? laptops.id : audio.id)
  await addReview(30, laptops.id, { status: 'draft', publishedAt: null })
  await addReview(31, laptops.id, { deletedAt: new Date() })
  await addReview(32, audio.id, { title: '100% pure_gold', excerpt: 'Odd signs', tagNames: ['Ünïcode'] })
})

const all = { tab: 'recent', category: null, page: 1 } as const
const titles = (list: { reviews: { title: string }[] } | null) => list?.reviews.map(({ title }) => title)

describe('the list', () => {
  test('shows nine a page, newest first, and nothing that is not public', async () => {
    const first = await listReviews(all)
    expect(first).toMatchObject({ total: 21, pages: 3 })
    expect(titles(first)).toHaveLength(9)
    expect(titles(first)?.[0]).toBe('100% pure_gold')
    const last = await listReviews({ ...all, page: 3 })
    expect(titles(last)).toEqual(['Review number 3', 'Review number 2', 'Review number 1'])
    expect(await listReviews({ ...all, page: 4 })).toBeNull()
  })

  test('is ordered by comments and by rating', async () => {
    expect(titles(await listReviews({ ...all, tab: 'popular' }))?.slice(0, 2)).toEqual([
      'Review number 1',
      'Review number 2',
    ])
    expect(titles(await listReviews({ ...all, tab: 'highest' }))?.slice(0, 3)).toEqual([
      '100% pure_gold',
      'Review number 20',
      'Review number 19',
    ])
  })

  test('narrows to a category and offers only categories with reviews', async () => {
    const list = await listReviews({ ...all, category: 'audio' })
    expect(list).toMatchObject({ total: 11, pages: 2 })
    expect(list?.categories.map(({ slug }) => slug).toSorted()).toEqual(['audio', 'laptops'])
    expect(await listReviews({ ...all, category: 'empty' })).toMatchObject({ total: 0, reviews: [], pages: 1 })
    expect(await listReviews({ ...all, category: 'nowhere' })).toBeNull()
  })

  test('keeps its counts when a review is withdrawn, returns, moves and goes', async () => {
    const total = async () => (await listReviews(all))?.total
    await db.article.update({ where: { slug: 'review-5' }, data: { status: 'draft' } })
    expect(await total()).toBe(20)
    await db.article.update({ where: { slug: 'review-5' }, data: { status: 'published' } })
    expect(await total()).toBe(21)
    await db.article.update({ where: { slug: 'review-5' }, data: { deletedAt: new Date() } })
    expect(await total()).toBe(20)
    await db.article.update({ where: { slug: 'review-5' }, data: { deletedAt: null } })
    expect((await listReviews({ ...all, category: 'laptops' }))?.total).toBe(10)
  })
})

describe('the search', () => {
  const search = (q: string, more = {}) => searchReviews({ ...all, ...more, q })

  test.each([
    ['NUMBER 1', 11],
    ['excerpt 12', 1],
    ['oled', 20],
    ['tag 7', 1],
    ['%', 1],
    ['_', 1],
    ['100%', 1],
    ['ü', 1],
    ['nu', 20],
    ['MB', 20],
    ['zq', 0],
    ['\\', 0],
    ["'; drop table articles; --", 0],
    ['text of', 0],
  ])('%s finds %i', async (q, found) => {
    expect((await search(q))?.total).toBe(found)
  })

  test('keeps order, category and page', async () => {
    expect(titles(await search('number', { tab: 'highest', category: 'audio' }))?.[0]).toBe('Review number 20')
    expect(titles(await search('number', { page: 3 }))).toHaveLength(2)
    expect(await search('number', { page: 4 })).toBeNull()
    expect(await search('number', { category: 'nowhere' })).toBeNull()
  })
})

test('a review has everything its page shows', async () => {
  const review = await findReview('review-20')
  expect(review).toMatchObject({
    title: 'Review number 20',
    rating: 2,
    author: { username: 'author', name: 'An Author' },
    pros: ['Good'],
    product: { name: 'Thing 20', priceCents: null },
    facts: [{ label: 'Weight', value: '1 kg' }],
  })
  expect(review?.html).toContain('Text of 20.')
  expect(review?.headings.map(({ text }) => text)).toEqual(['Part one'])
  expect(review?.related).toHaveLength(3)
  expect(review?.related.every(({ slug }) => slug !== 'review-20')).toBe(true)
})

test('a review that is alone in its category has three related ones all the same', async () => {
  const empty = await db.category.findFirst({ where: { slug: 'empty' }, select: { id: true } })
  await addReview(40, empty?.id ?? '', { tagNames: ['like no other'], publishedAt: new Date(Date.UTC(2025, 0, 1)) })
  expect((await findReview('review-40'))?.related.map(({ slug }) => slug)).toHaveLength(3)
  await db.article.delete({ where: { slug: 'review-40' } })
})

test('a review keeps its product of the store when nobody sells it, and when it is withdrawn', async () => {
  const { id, offers } = await addProduct('thing-7', { offers: [9000, 9500] })
  await db.review.updateMany({ where: { article: { slug: 'review-7' } }, data: { productId: id } })
  const product = { id, slug: 'thing-7', withdrawn: false }
  const cents = async () => (await findReview('review-7'))?.offers.map(({ priceCents }) => priceCents)
  expect(await findReview('review-7')).toMatchObject({ storeProduct: product })
  expect(await cents()).toEqual([9000, 9500])
  await db.offer.updateMany({ where: { id: { in: offers } }, data: { endedAt: new Date() } })
  expect(await findReview('review-7')).toMatchObject({ storeProduct: product, offers: [] })

  await db.offer.updateMany({ where: { id: offers[0] ?? '' }, data: { endedAt: null } })
  await db.product.update({ where: { id }, data: { withdrawnAt: new Date() } })
  expect(await findReview('review-7')).toMatchObject({ storeProduct: { ...product, withdrawn: true }, offers: [] })
  expect(await findReview('review-8')).toMatchObject({ storeProduct: null, offers: [] })
})

test.each(['review-30', 'review-31', 'nothing'])('%s is not public', async (slug) => {
  expect(await findReview(slug)).toBeNull()
})

test('the front page opens with the best of the newest', async () => {
  const { featured, latestReviews } = await listFrontReviews(4)
  expect(featured?.title).toBe('100% pure_gold')
  expect(latestReviews.map(({ title }) => title)).toEqual([20, 19, 18, 17].map((n) => `Review number ${n}`))
})
