import { beforeAll, expect, test } from 'vitest'
import { listCategoryAddresses, listCategoryIndex } from '@/lib/categories/index-queries'
import { parseCategoryList } from '@/lib/categories/list-state'
import { listCategoryArticles, searchCategoryArticles } from '@/lib/categories/queries'
import { listTagTexts } from '@/lib/categories/tag-queries'
import { db } from '@/lib/core/db'
import { findTag } from '@/lib/taxonomy/tag-queries'
import { request } from '@/tests/support/request'
import { AUTHOR } from '@/tests/support/some-author'

/** Article `n` of January, with the tags of its row; odd ones are filed a level below. */
async function addText(n: number, kind: 'article' | 'review', categoryId: string, tagIds: string[], more = {}) {
  await db.article.create({
    data: {
      kind,
      title: `Text number ${n}`,
      slug: `text-${n}`,
      content: 'Words.',
      excerpt: `Excerpt ${n}`,
      authorId: AUTHOR,
      categoryId,
      status: 'published',
      ratingTenths: kind === 'review' ? 40 : null,
      commentCount: n % 7,
      tagNames: ['USB-C'],
      publishedAt: new Date(Date.UTC(2026, 0, n)),
      tags: { create: tagIds.map((tagId, position) => ({ tagId, position })) },
      ...more,
    },
  })
}

beforeAll(async () => {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'author', skeleton: 'author' } } },
  })
  const hardware = await db.category.create({ data: { kind: 'article', slug: 'hardware', name: 'Hardware' } })
  const laptops = await db.category.create({
    data: { kind: 'article', slug: 'laptops', name: 'Laptops', parentId: hardware.id, position: 1 },
  })
  await db.category.create({ data: { kind: 'article', slug: 'cloud', name: 'Cloud Services', position: 2 } })
  const audio = await db.category.create({ data: { kind: 'review', slug: 'audio', name: 'Audio' } })
  const tags = await Promise.all(
    Array.from({ length: 20 }, (_, index) => db.tag.create({ data: { slug: `tag-${index}`, name: `Tag ${index}` } })),
  )
  const ids = tags.map(({ id }) => id)
  for (let n = 1; n <= 15; n++) {
    await addText(n, 'article', n % 2 ? laptops.id : hardware.id, ids.slice(0, n <= 3 ? 20 : 1))
  }
  await addText(20, 'review', audio.id, ids.slice(0, 1))
  await addText(30, 'article', hardware.id, ids.slice(0, 1), { status: 'draft', publishedAt: null })
  await addText(31, 'article', hardware.id, ids.slice(0, 1), { deletedAt: new Date() })
})

const state = (asked: Partial<Parameters<typeof parseCategoryList>[0]> = {}) => {
  const parsed = parseCategoryList({ category: 'hardware', ...asked })
  if (!parsed) throw new Error('no such state')
  return parsed
}
const titles = (list: { articles: { title: string }[] } | null) => list?.articles.map(({ title }) => title)

test('a category holds what is filed below it, twelve a page', async () => {
  const list = await listCategoryArticles(state())
  expect(list).toMatchObject({ total: 15, pages: 2, category: { name: 'Hardware' }, sub: null })
  expect(list?.siblings).toEqual([{ slug: 'laptops', name: 'Laptops' }])
  expect(titles(list)).toHaveLength(12)
  expect(titles(list)?.[0]).toBe('Text number 15')
  expect(await listCategoryArticles(state({ page: '3' }))).toBeNull()
})

test('a subcategory stands alone, under its own parent only', async () => {
  expect(await listCategoryArticles(state({ sub: 'laptops' }))).toMatchObject({ total: 8, sub: { name: 'Laptops' } })
  expect(await listCategoryArticles(state({ category: 'cloud', sub: 'laptops' }))).toBeNull()
  expect(await listCategoryArticles(state({ category: 'laptops' }))).toBeNull()
  expect(await listCategoryArticles(state({ category: 'cloud' }))).toMatchObject({ total: 0, articles: [], pages: 1 })
})

test('orders: oldest, popular', async () => {
  expect(titles(await listCategoryArticles(state({ sort: 'oldest' })))?.[0]).toBe('Text number 1')
  expect(titles(await listCategoryArticles(state({ sort: 'popular' })))?.slice(0, 2)).toEqual([
    'Text number 13',
    'Text number 6',
  ])
})

test('at most fifteen tags, the most used first; a chosen one is always among them', async () => {
  const list = await listCategoryArticles(state())
  expect(list?.tags).toHaveLength(15)
  expect(list?.tags[0]?.slug).toBe('tag-0')
  const last = ['tag-9', 'tag-8'].find((slug) => !list?.tags.some((tag) => tag.slug === slug)) ?? ''
  const chosen = await listCategoryArticles(state({ tag: last }))
  expect(chosen?.tags).toHaveLength(15)
  expect(chosen?.tags.map(({ slug }) => slug)).toContain(last)
})

test('a tag narrows the list; an unknown one is no list', async () => {
  expect(await listCategoryArticles(state({ tag: 'tag-5' }))).toMatchObject({ total: 3, pages: 1 })
  expect(await listCategoryArticles(state({ tag: 'nope' }))).toBeNull()
})

test('a tag is found by its slug; what can be no slug is not looked up', async () => {
  expect(await findTag('tag-5')).toMatchObject({ slug: 'tag-5', name: 'Tag 5' })
  for (const slug of ['', 'nope', 'a\0b', 'Tag 5', '_']) expect(await findTag(slug), JSON.stringify(slug)).toBeNull()
})

test('a tag of drafts alone, or of a topic that nobody sees, is unknown to readers', async () => {
  const where = { slug: 'text-90' }
  const { id: categoryId } = await db.category.findFirstOrThrow({ where: { slug: 'cloud' } })
  const { id: tagId } = await db.tag.create({ data: { slug: 'secret', name: 'Secret' } })
  await addText(90, 'article', categoryId, [tagId], { status: 'draft', publishedAt: null })
  const known = async () => [await findTag('secret'), await listCategoryArticles(state({ tag: 'secret' }))].map(Boolean)
  expect(await known()).toEqual([false, false])
  // What makes it known expires the page that says it is not.
  expect(request.cacheTags).toEqual(expect.arrayContaining(['articles', 'reviews', 'topics']))
  await db.article.update({ where, data: { status: 'published', publishedAt: new Date() } })
  expect(await known()).toEqual([true, true])
  await db.article.update({ where, data: { deletedAt: new Date() } })
  expect(await known()).toEqual([false, false])
  const { id } = await db.topic.create({
    data: { title: 'T', slug: 't', excerpt: '', content: 'C', categoryId, tags: { create: { tagId } } },
  })
  expect(await known()).toEqual([true, true])
  await db.topic.update({ where: { id }, data: { hiddenAt: new Date() } })
  expect(await known()).toEqual([false, false])
})

test('search works with tag, order and place, and takes signs as they are written', async () => {
  const found = await searchCategoryArticles({ ...state({ tag: 'tag-5', sort: 'oldest' }), q: 'NUMBER' })
  expect(titles(found)).toEqual(['Text number 1', 'Text number 2', 'Text number 3'])
  expect(await searchCategoryArticles({ ...state({ sub: 'laptops' }), q: 'excerpt 2' })).toMatchObject({ total: 0 })
  expect(await searchCategoryArticles({ ...state(), q: '%' })).toMatchObject({ total: 0 })
})

test('the index counts what can be opened', async () => {
  const { roots, reviews } = await listCategoryIndex()
  expect(roots.map(({ name, count }) => [name, count])).toEqual([
    ['Hardware', 15],
    ['Cloud Services', 0],
  ])
  expect(roots[0]?.children).toEqual([{ slug: 'laptops', name: 'Laptops', count: 8 }])
  expect(reviews).toEqual([{ slug: 'audio', name: 'Audio', count: 1 }])
  expect((await listCategoryAddresses()).subcategories).toEqual([{ category: 'hardware', sub: 'laptops' }])
})

test('a tag page mixes articles and reviews in their order', async () => {
  const first = await listTagTexts({ tag: 'tag-0', sort: 'latest', page: 1 })
  expect(first).toMatchObject({ name: 'Tag 0', total: 16, pages: 2 })
  expect(first?.texts.slice(0, 2).map(({ slug, kind }) => [slug, kind])).toEqual([
    ['text-20', 'review'],
    ['text-15', 'article'],
  ])
  const oldest = await listTagTexts({ tag: 'tag-0', sort: 'oldest', page: 1 })
  expect(oldest?.texts[0]?.slug).toBe('text-1')
  expect(await listTagTexts({ tag: 'tag-0', sort: 'latest', page: 3 })).toBeNull()
  expect(await listTagTexts({ tag: 'nope', sort: 'latest', page: 1 })).toBeNull()
})

test('a text that is withdrawn, published or moved in time moves in the lists of its tags', async () => {
  const count = async () => (await listTagTexts({ tag: 'tag-0', sort: 'latest', page: 1 }))?.total
  await db.article.update({ where: { slug: 'text-15' }, data: { deletedAt: new Date() } })
  expect(await count()).toBe(15)
  await db.article.update({ where: { slug: 'text-15' }, data: { deletedAt: null } })
  await db.article.update({
    where: { slug: 'text-30' },
    data: { status: 'published', publishedAt: new Date('2026-03-01') },
  })
  expect(await count()).toBe(17)
  const list = await listTagTexts({ tag: 'tag-0', sort: 'latest', page: 1 })
  expect(list?.texts[0]?.slug).toBe('text-30')
  await db.article.update({ where: { slug: 'text-30' }, data: { status: 'draft' } })
  expect(await count()).toBe(16)
})
