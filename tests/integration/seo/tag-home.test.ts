import { beforeAll, expect, test } from 'vitest'
import { tagMetadata } from '@/lib/categories/list-metadata'
import { db } from '@/lib/core/db'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'
import { AUTHOR } from '@/tests/support/some-author'

const OUT = { index: false, follow: true }

let made = 0

/** A category of some texts, each under all of the tags. */
async function file(
  kind: 'review' | 'article',
  category: { slug: string; name: string; aliases?: string[]; parentId?: string },
  count: number,
  tagIds: string[] = [],
) {
  const { id } = await db.category.create({ data: { kind, ...category } })
  for (let n = 0; n < count; n++) {
    await db.article.create({
      data: {
        kind,
        categoryId: id,
        title: 'A text',
        slug: `text-${++made}`,
        content: 'Words.',
        authorId: AUTHOR,
        status: 'published',
        publishedAt: new Date(),
        ratingTenths: kind === 'review' ? 40 : null,
        tags: { create: tagIds.map((tagId, position) => ({ tagId, position })) },
      },
    })
  }
  return id
}

const TAGS = [
  ['gaming', 'gaming'],
  ['smart-home', 'Smart home'],
  ['software-tests', 'software tests'],
  ['apps', 'APPS'],
  ['hardware', 'Hardware'],
  ['audio', 'audio'],
  ['cameras', 'cameras'],
  ['security', 'Security'],
  ['usb-c', 'USB-C'],
] as const

beforeAll(async () => {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'author', skeleton: 'author' } } },
  })
  const tags = await Promise.all(TAGS.map(([slug, name]) => db.tag.create({ data: { slug, name } })))
  await file(
    'review',
    { slug: 'gaming', name: 'Gaming' },
    3,
    tags.map(({ id }) => id),
  )
  await file('review', { slug: 'homes', name: 'Smart Home' }, 3)
  await file('article', { slug: 'software', name: 'Software Tests', aliases: ['Apps'] }, 3)
  const hardware = await file('article', { slug: 'hardware', name: 'Hardware' }, 2)
  await file('article', { slug: 'audio', name: 'Audio', parentId: hardware }, 1)
  await file('review', { slug: 'cameras', name: 'Cameras' }, 2)
  await db.category.create({ data: { kind: 'topic', slug: 'security', name: 'Security' } })
})

const robotsOf = async (tag: string) => (await tagMetadata({ tag })).robots
const named = async () => (await listSitemapEntries('tags', 1))?.map(({ url }) => new URL(url).pathname)

test.each([
  ['gaming', 'a category of reviews has its address', OUT],
  ['smart-home', 'one has its name', OUT],
  ['software-tests', 'one of articles has its name', OUT],
  ['apps', 'it is another name of one', OUT],
  ['hardware', 'one is found with what is filed below it', OUT],
  ['audio', 'one is not found itself, with a single text', undefined],
  ['cameras', 'one is not found itself, with two reviews', undefined],
  ['security', 'one is of the forum', undefined],
  ['usb-c', 'there is none', undefined],
])('the tag %s: %s', async (tag, _why, robots) => expect(await robotsOf(tag)).toEqual(robots))

test('the sitemap names the tags that are found, and no other', async () => {
  expect(await named()).toEqual(['/tag/audio', '/tag/cameras', '/tag/security', '/tag/usb-c'])
})

test('as soon as the category is found, the tag is not', async () => {
  const { id: categoryId } = await db.category.findFirstOrThrow({ where: { slug: 'audio' } })
  await db.article.updateMany({
    where: { category: { slug: 'homes' } },
    data: { kind: 'article', ratingTenths: null, categoryId },
  })
  expect(await robotsOf('audio')).toEqual(OUT)
  expect(await robotsOf('smart-home')).toBeUndefined()
  expect(await named()).toEqual(['/tag/cameras', '/tag/security', '/tag/smart-home', '/tag/usb-c'])
})
