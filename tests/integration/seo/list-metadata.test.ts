import { beforeAll, expect, test } from 'vitest'
import { articleListMetadata } from '@/lib/articles/list-metadata'
import { listArticles } from '@/lib/articles/queries'
import { categoryMetadata, tagMetadata } from '@/lib/categories/list-metadata'
import { listCategoryArticles } from '@/lib/categories/queries'
import { db } from '@/lib/core/db'
import { MISSING_PAGE } from '@/lib/core/page-metadata'
import { forumListMetadata } from '@/lib/forum/list-metadata'
import { personMetadata } from '@/lib/people/person-metadata'
import { reviewListMetadata } from '@/lib/reviews/list-metadata'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'
import { AUTHOR } from '@/tests/support/some-author'

beforeAll(async () => {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'author', skeleton: 'author' } } },
  })
  const tag = await db.tag.create({ data: { slug: 'usb-c', name: 'USB-C' } })
  const texts = { software: 3, audio: 2, empty: 0 }
  for (const [slug, count] of Object.entries(texts)) {
    for (const kind of ['review', 'article'] as const) {
      const name = kind === 'article' ? `${slug} Reviews` : slug
      const { id: categoryId } = await db.category.create({ data: { kind, slug, name } })
      for (let n = 1; n <= count; n++) {
        await db.article.create({
          data: {
            kind,
            categoryId,
            title: 'A text',
            slug: `${kind}-${slug}-${n}`,
            content: 'Words.',
            authorId: AUTHOR,
            status: 'published',
            publishedAt: new Date(),
            ratingTenths: kind === 'review' ? 40 : null,
            tags: { create: [{ tagId: tag.id, position: 0 }] },
          },
        })
      }
    }
  }
})

const OUT = { index: false, follow: true }

test('a category with fewer than three texts stays out of the index, as out of the sitemap', async () => {
  const categories = ['software', 'audio', 'empty']
  const robots = async (make: typeof reviewListMetadata | typeof categoryMetadata) =>
    Promise.all(categories.map(async (category) => (await make({ category })).robots))
  expect(await robots(reviewListMetadata)).toEqual([undefined, OUT, OUT])
  expect(await robots(categoryMetadata)).toEqual([undefined, OUT, OUT])
  expect((await listSitemapEntries('categories', 1))?.map(({ url }) => new URL(url).pathname)).toEqual([
    '/reviews/category/software',
    '/category/software',
  ])
})

test('articles and reviews of a category have titles that differ in more than capitals', async () => {
  const titles = await Promise.all(
    [categoryMetadata, reviewListMetadata].map(async (make) => (await make({ category: 'software' })).title),
  )
  expect(titles).toEqual(['software Reviews: guides and opinion', 'software reviews'])
})

test('what holds texts leads to its feed', async () => {
  const feeds = await Promise.all([
    categoryMetadata({ category: 'audio' }),
    categoryMetadata({ category: 'empty' }),
    reviewListMetadata({ category: 'audio' }),
    reviewListMetadata({ category: 'empty' }),
    reviewListMetadata({}),
    articleListMetadata({}),
    articleListMetadata({ category: 'audio', tag: 'usb-c' }),
    articleListMetadata({ category: 'empty' }),
    articleListMetadata({ tag: 'usb-c' }),
    tagMetadata({ tag: 'usb-c' }),
    personMetadata({ username: 'author' }),
  ])
  const linked = feeds.map(({ alternates }) => JSON.stringify(alternates?.types ?? null).match(/\/feeds\/[^"]*/)?.[0])
  expect(linked).toEqual([
    '/feeds/category/audio',
    undefined,
    '/feeds/category/audio',
    undefined,
    undefined,
    undefined,
    '/feeds/category/audio',
    undefined,
    '/feeds/tag/usb-c',
    '/feeds/tag/usb-c',
    '/feeds/author/author',
  ])
})

test('what is not there has no words of another page', async () => {
  const missing = await Promise.all([
    categoryMetadata({ category: 'nope' }),
    categoryMetadata({ category: 'software', page: '2' }),
    reviewListMetadata({ category: 'nope' }),
    reviewListMetadata({ page: '2' }),
    reviewListMetadata({ tab: 'nope' }),
    articleListMetadata({ tag: 'nope' }),
    articleListMetadata({ tag: 'usb-c', page: '2' }),
    articleListMetadata({ tag: 'USB-C' }),
    tagMetadata({ tag: 'nope' }),
    personMetadata({ username: 'nobody' }),
  ])
  expect(missing).toEqual(missing.map(() => MISSING_PAGE))
})

test('a page of the reviews of a category is canonical to the list of the category', async () => {
  const category = await db.category.findFirstOrThrow({ where: { kind: 'review', slug: 'software' } })
  await db.article.createMany({
    data: Array.from({ length: 9 }, (_, n) => ({
      kind: 'review' as const,
      title: 'More',
      slug: `more-reviews-${n}`,
      content: 'Words.',
      ratingTenths: 40,
      authorId: AUTHOR,
      categoryId: category.id,
      status: 'published' as const,
      publishedAt: new Date(),
    })),
  })
  const canonical = async (asked: Parameters<typeof reviewListMetadata>[0]) =>
    (await reviewListMetadata(asked)).alternates?.canonical
  expect(await canonical({ category: 'software' })).toBe('/reviews/category/software')
  expect(await canonical({ category: 'software', page: '2' })).toBe('/reviews/category/software?page=2')
  expect(await canonical({ category: 'software', page: '2', tab: 'popular' })).toBe('/reviews/category/software')
  expect(await canonical({ page: '2' })).toBe('/reviews?page=2')
})

test('a page of the articles of a category is canonical to the page of the category that holds the same', async () => {
  const category = await db.category.findFirstOrThrow({ where: { kind: 'article', slug: 'software' } })
  await db.article.createMany({
    data: Array.from({ length: 12 }, (_, n) => ({
      title: 'More',
      slug: `more-${n}`,
      content: 'Words.',
      authorId: AUTHOR,
      categoryId: category.id,
      status: 'published' as const,
      publishedAt: new Date(Date.UTC(2026, 0, 1 + n)),
    })),
  })
  const place = { category: 'software', sort: 'latest', tag: null, page: 2 } as const
  const [list, filed] = await Promise.all([listArticles(place), listCategoryArticles({ ...place, sub: null })])
  expect(list?.articles.map(({ slug }) => slug)).toEqual(filed?.articles.map(({ slug }) => slug))
  const canonical = async (asked: Parameters<typeof articleListMetadata>[0]) =>
    (await articleListMetadata(asked)).alternates?.canonical
  expect(await canonical({ category: 'software' })).toBe('/category/software')
  expect(await canonical({ category: 'software', page: '2' })).toBe('/category/software?page=2')
  expect(await canonical({ category: 'software', page: '2', sort: 'oldest' })).toBe('/category/software')
  expect(await canonical({ page: '2' })).toBe('/articles?page=2')
})

test('articles with a tag, and those of a category whose page is out of the index, stay out of it', async () => {
  const found = async (asked: Parameters<typeof articleListMetadata>[0]) => {
    const { title, alternates, robots } = await articleListMetadata(asked)
    return [title, alternates?.canonical, robots]
  }
  expect(await found({ tag: 'usb-c' })).toEqual(['Articles tagged USB-C', '/articles', OUT])
  expect(await found({ tag: 'usb-c', category: 'software', sort: 'oldest' })).toEqual([
    'software Reviews articles tagged USB-C',
    '/category/software',
    OUT,
  ])
  expect(await found({ category: 'audio' })).toEqual(['audio Reviews articles', '/category/audio', OUT])
  expect(await found({ category: 'audio', sort: 'popular' })).toEqual([
    'audio Reviews articles',
    '/category/audio',
    OUT,
  ])
  expect(await found({ category: 'empty' })).toEqual(['empty Reviews articles', '/category/empty', OUT])
  expect(await found({ category: 'software', sort: 'oldest' })).toEqual([
    'software Reviews articles',
    '/category/software',
    undefined,
  ])
  expect(await found({})).toEqual(['Articles', '/articles', undefined])
})

test('a category of the forum with fewer than three topics stays out of the index, as out of the sitemap', async () => {
  const { id: categoryId } = await db.category.create({ data: { kind: 'topic', slug: 'cloud', name: 'Cloud' } })
  const begin = (number: number) =>
    db.topic.create({
      data: { title: `T ${number}`, slug: `t-${number}`, excerpt: 'x', content: 'x', categoryId, authorId: AUTHOR },
    })
  await Promise.all([begin(1), begin(2)])
  expect((await forumListMetadata({ category: 'cloud' })).robots).toEqual(OUT)
  await begin(3)
  expect((await forumListMetadata({ category: 'cloud' })).robots).toBeUndefined()
  expect((await forumListMetadata({})).robots).toBeUndefined()
})
