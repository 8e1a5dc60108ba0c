import { beforeAll, expect, test } from 'vitest'
import { parseArticleList } from '@/lib/articles/list-state'
import { listArticles } from '@/lib/articles/queries'
import { db } from '@/lib/core/db'
import { AUTHOR } from '@/tests/support/some-author'

/** Text `n` of January. */
async function addText(n: number, kind: 'article' | 'review', categoryId: string, tagIds: string[], more = {}) {
  await db.article.create({
    data: {
      kind,
      title: `Text ${n}`,
      slug: `text-${n}`,
      content: 'Words.',
      authorId: AUTHOR,
      categoryId,
      status: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, n)),
      commentCount: n % 7,
      ratingTenths: kind === 'review' ? 40 : null,
      tags: { create: tagIds.map((tagId, position) => ({ tagId, position })) },
      ...more,
    },
  })
}

beforeAll(async () => {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'author', skeleton: 'author' } } },
  })
  const { id: hardware } = await db.category.create({ data: { kind: 'article', slug: 'hardware', name: 'Hardware' } })
  const { id: laptops } = await db.category.create({
    data: { kind: 'article', slug: 'laptops', name: 'Laptops', parentId: hardware, position: 1 },
  })
  const { id: cloud } = await db.category.create({
    data: { kind: 'article', slug: 'cloud', name: 'Cloud', position: 2 },
  })
  const { id: audio } = await db.category.create({ data: { kind: 'review', slug: 'audio', name: 'Audio' } })
  const { id: common } = await db.tag.create({ data: { slug: 'how-to', name: 'how-to' } })
  const { id: rare } = await db.tag.create({ data: { slug: 'usb-c', name: 'USB-C' } })
  const { id: ofReviews } = await db.tag.create({ data: { slug: 'headphones', name: 'headphones' } })
  for (let n = 1; n <= 15; n++) {
    await addText(n, 'article', [hardware, laptops, cloud][n % 3] ?? cloud, n <= 3 ? [common, rare] : [common])
  }
  await addText(16, 'article', cloud, [])
  await addText(20, 'review', audio, [common, rare, ofReviews])
  await addText(30, 'article', cloud, [common, rare], { status: 'draft', publishedAt: null })
  await addText(31, 'article', cloud, [common, rare], { deletedAt: new Date() })
})

const list = (asked: Parameters<typeof parseArticleList>[0]) => {
  const state = parseArticleList(asked)
  if (!state) throw new Error('no such state')
  return listArticles(state)
}
const titles = async (asked: Parameters<typeof list>[0]) => (await list(asked))?.articles.map(({ title }) => title)

test('a tag narrows the list to its public articles, and to no review', async () => {
  expect(await list({ tag: 'usb-c' })).toMatchObject({ total: 3, pages: 1, more: false, tagName: 'USB-C' })
  expect(await titles({ tag: 'usb-c' })).toEqual(['Text 3', 'Text 2', 'Text 1'])
  expect(await list({})).toMatchObject({ total: 16, pages: 2, more: false, tagName: null })
})

test('with a category, an order and pages', async () => {
  expect(await titles({ tag: 'usb-c', sort: 'oldest' })).toEqual(['Text 1', 'Text 2', 'Text 3'])
  expect((await titles({ tag: 'how-to', sort: 'popular' }))?.slice(0, 2)).toEqual(['Text 13', 'Text 6'])
  expect(await titles({ tag: 'usb-c', category: 'hardware' })).toEqual(['Text 3', 'Text 1'])
  expect(await titles({ tag: 'usb-c', category: 'laptops' })).toEqual(['Text 1'])
  expect(await list({ tag: 'how-to' })).toMatchObject({ total: 15, pages: 2 })
  expect(await titles({ tag: 'how-to', page: '2' })).toEqual(['Text 3', 'Text 2', 'Text 1'])
})

test('the categories on offer stay those of the whole list', async () => {
  const offered = async (asked: Parameters<typeof list>[0]) => (await list(asked))?.categories.map(({ slug }) => slug)
  expect(await offered({ tag: 'usb-c', category: 'laptops' })).toEqual(['hardware', 'cloud'])
})

test('a tag that only reviews have is an empty list; an unknown one, and a page too far, are none', async () => {
  expect(await list({ tag: 'headphones' })).toMatchObject({ articles: [], total: 0, pages: 1, tagName: 'headphones' })
  expect(await list({ tag: 'nope' })).toBeNull()
  expect(await list({ tag: 'usb-c', page: '2' })).toBeNull()
  expect(await list({ tag: 'usb-c', category: 'nope' })).toBeNull()
})
