import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { makeFeed, makeSiteFeed } from '@/lib/seo/feed-queries'
import { findFeedProblems } from '@/tests/support/feed'
import { AUTHOR } from '@/tests/support/some-author'
import { findAll, parseXml, textOf } from '@/tests/support/xml'

const REVIEW = '01900000-0000-7000-8000-000000000002'

beforeAll(async () => {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'Lena', skeleton: 'lena' } } },
  })
  const audio = await db.category.create({ data: { kind: 'review', slug: 'audio', name: 'Audio' } })
  const hardware = await db.category.create({ data: { kind: 'article', slug: 'hardware', name: 'Hardware' } })
  const storage = await db.category.create({
    data: { kind: 'article', slug: 'storage', name: 'Storage', parentId: hardware.id },
  })
  const picture = await db.media.create({
    data: { key: 'f251bd321539d1ad498c11f2', width: 1200, height: 800, bytes: 1, alt: 'A "box"' },
  })
  const text = { authorId: AUTHOR, status: 'published', publishedAt: new Date('2026-01-01T00:00:00Z') } as const
  await db.article.create({
    data: {
      ...text,
      id: REVIEW,
      kind: 'review',
      title: 'A review',
      slug: 'a-review',
      content: 'Words & [more](/about).',
      ratingTenths: 45,
      categoryId: audio.id,
      pictureId: picture.id,
      review: {
        create: {
          pros: ['Loud & clear'],
          cons: ['<b>Heavy'],
          verdict: 'Buy it.',
          productName: 'Chime',
          brand: 'Orrin',
        },
      },
    },
  })
  await db.article.create({
    data: { ...text, title: 'An article', slug: 'an-article', content: 'Words.', categoryId: storage.id },
  })
})

const feedOf = async (...asked: Parameters<typeof makeFeed>) => parseXml((await makeFeed(...asked)) ?? '')
const linkOf = (feed: ReturnType<typeof parseXml>) => new URL(findAll(feed, 'link')[0]?.text ?? '').pathname
const selfOf = (feed: ReturnType<typeof parseXml>) =>
  new URL(findAll(feed, 'atom:link')[0]?.attributes.href ?? '').pathname

test('a feed belongs to the page under which search engines find the same', async () => {
  expect(linkOf(await feedOf('category', 'audio'))).toBe('/reviews/category/audio')
  expect(linkOf(await feedOf('category', 'hardware'))).toBe('/category/hardware')
  expect(linkOf(await feedOf('category', 'storage'))).toBe('/category/hardware/storage')
  expect(linkOf(await feedOf('author', 'Lena'))).toBe('/people/Lena')
})

test('an author has one feed, in whatever letters it is asked for', async () => {
  expect(selfOf(await feedOf('author', 'lena'))).toBe('/feeds/author/Lena')
  expect(await makeFeed('author', 'nobody-here')).toBeNull()
})

test('a review is there as its page shows it', async () => {
  const [item] = findAll(await feedOf('category', 'audio'), 'item')
  const html = item ? textOf(item, 'content:encoded') : ''
  expect(html.replace(/https?:\/\/[^/"]+/g, '')).toBe(
    [
      '<p><img src="/media/f251bd321539d1ad498c11f2-1200.webp" alt="A &quot;box&quot;" width="1200" height="800"></p>',
      '<p>Rating: 4.5 out of 5</p>',
      '<h2>Pros</h2><ul><li>Loud &amp; clear</li></ul>',
      '<h2>Cons</h2><ul><li>&lt;b&gt;Heavy</li></ul>',
      '<p>Words &#x26; <a href="/about">more</a>.</p>',
      '<h2>Verdict</h2><p>Buy it.</p>',
    ].join(''),
  )
  expect(html).not.toMatch(/(href|src)="\//)
})

test('an edit moves the date of its text and of the whole', async () => {
  const changed = async () => {
    const feed = parseXml(await makeSiteFeed())
    expect(findFeedProblems(feed, 'http://localhost:3000')).toEqual([])
    return [textOf(feed, 'lastBuildDate'), findAll(feed, 'atom:updated').map(({ text }) => text)]
  }
  const edit = (time: string) =>
    db.article.update({ where: { id: REVIEW }, data: { updatedAt: new Date(time) }, select: { id: true } })
  await db.article.updateMany({ data: { updatedAt: new Date('2025-12-01T00:00:00Z') } })
  const began = '2026-01-01T00:00:00.000Z'
  expect(await changed()).toEqual(['Thu, 01 Jan 2026 00:00:00 GMT', [began, began]])
  await edit('2026-03-01T10:00:00.500Z')
  const [whole, dates] = await changed()
  expect(whole).toBe('Sun, 01 Mar 2026 10:00:00 GMT')
  expect([...(dates ?? [])].sort()).toEqual([began, '2026-03-01T10:00:00.500Z'])
})

test('a text whose address changes is no other text', async () => {
  const idsOf = async () => findAll(parseXml(await makeSiteFeed()), 'guid').map(({ text }) => text)
  const before = await idsOf()
  expect(before).toContain(`urn:uuid:${REVIEW}`)
  await db.article.update({ where: { id: REVIEW }, data: { slug: 'a-better-name' } })
  expect(await idsOf()).toEqual(before)
})
