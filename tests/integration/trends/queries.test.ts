import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { findTrend, listTrends } from '@/lib/trends/queries'
import { AUTHOR } from '@/tests/support/some-author'

const DAY = 86_400_000
const NEWEST = Date.UTC(2026, 4, 1, 12)

test('without any content the four topics are there, and nothing else', async () => {
  expect((await listTrends()).map(({ name }) => name)).toEqual(['AI', 'Privacy', 'Sustainability', 'Web3'])
  expect(await findTrend('ai')).toMatchObject({ name: 'AI', texts: [], topics: [], weeks: [0, 0, 0, 0, 0, 0, 0, 0] })
  expect(await findTrend('usb-c')).toBeNull()
})

async function fill() {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'author', skeleton: 'author' } } },
  })
  const category = await db.category.create({ data: { kind: 'article', slug: 'cloud', name: 'Cloud' } })
  const forum = await db.category.create({ data: { kind: 'topic', slug: 'ai', name: 'AI' } })
  const [rising, ai, old] = await Promise.all(
    [
      ['usb-c', 'USB-C'],
      ['ai', 'AI'],
      ['fax', 'Fax'],
    ].map(([slug = '', name = '']) => db.tag.create({ data: { slug, name } })),
  )
  if (!rising || !ai || !old) throw new Error('not created')
  const add = (slug: string, daysAgo: number, tagId: string) =>
    db.article.create({
      data: {
        title: slug,
        slug,
        content: 'Words.',
        authorId: AUTHOR,
        categoryId: category.id,
        status: 'published',
        publishedAt: new Date(NEWEST - daysAgo * DAY),
        tags: { create: [{ tagId, position: 0 }] },
      },
    })
  for (const [index, days] of [0, 1, 2, 20].entries()) await add(`rising-${index}`, days, rising.id)
  for (const [index, days] of [1, 8, 9, 15, 16].entries()) await add(`ai-${index}`, days, ai.id)
  await add('old', 90, old.id)
  await db.topic.create({
    data: {
      slug: 'cables',
      title: 'Cables',
      excerpt: 'Cables',
      content: 'Cables',
      categoryId: forum.id,
      createdAt: new Date(NEWEST - 3 * DAY),
      tags: { create: [{ tagId: rising.id }] },
    },
  })
}

describe('with texts and topics', () => {
  beforeAll(fill)

  test('a tag rises by texts and topics of the seven days before the newest content', async () => {
    const trends = await listTrends()
    expect(trends[0]).toMatchObject({ slug: 'usb-c', thisWeek: 4 })
    expect(trends.map(({ slug }) => slug)).toEqual(['usb-c', 'ai', 'privacy', 'sustainability', 'web3'])
    expect(trends.find(({ slug }) => slug === 'ai')).toMatchObject({ thisWeek: 1 })
  })

  test('the page of a trend shows its weeks, texts and topics', async () => {
    expect(await findTrend('usb-c')).toMatchObject({ name: 'USB-C', weeks: [4, 0, 1, 0, 0, 0, 0, 0] })
    const trend = await findTrend('usb-c')
    expect(trend?.texts.map(({ slug }) => slug)).toEqual(['rising-0', 'rising-1', 'rising-2', 'rising-3'])
    expect(trend?.topics.map(({ title }) => title)).toEqual(['Cables'])
  })

  test('a tag that was written about long ago keeps its page; an unknown one has none', async () => {
    expect(await findTrend('fax')).toMatchObject({ weeks: [0, 0, 0, 0, 0, 0, 0, 0], texts: [{ slug: 'old' }] })
    expect(await findTrend('nope')).toBeNull()
  })
})
