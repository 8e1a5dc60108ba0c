import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteEmptySearch } from '@/lib/analytics/commands'
import { parseAnalytics } from '@/lib/analytics/list-state'
import {
  findCountedPost,
  listEmptySearches,
  listPostCounts,
  readEmptySearches,
  readSeries,
  streamPostCounts,
} from '@/lib/analytics/queries'
import { rollUp } from '@/lib/analytics/roll-up-commands'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'
import { addProduct } from '../store/shop'

let iris: Member
let noor: Member
let text = ''

/** The day must not end during a test. */
const NOON = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  await wipe()
  await db.dailyCount.deleteMany()
  await db.product.deleteMany()
  iris = await addMember('iris')
  noor = await addMember('noor')
  text = await addText(iris.id)
})

afterEach(() => {
  vi.useRealTimers()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const sums = async () =>
  (await db.dailyCount.findMany({ orderBy: [{ measure: 'asc' }, { day: 'asc' }] })).map(({ measure, count }) => [
    measure,
    count,
  ])

describe('the sums', () => {
  test('hold what readers did, by day', async () => {
    const { id: productId, offer: offerId } = await addProduct('a-thing')
    await db.review.create({
      data: { articleId: text, pros: [], cons: [], verdict: '', productName: 'A', brand: 'B', productId },
    })
    await db.like.create({ data: { userId: noor.id, articleId: text, createdAt: daysAgo(1) } })
    await db.savedItem.create({ data: { userId: noor.id, articleId: text } })
    const comment = { articleId: text, authorId: noor.id, content: 'Hello' }
    await db.comment.createMany({ data: [comment, comment, { ...comment, hiddenAt: new Date() }] })
    const click = { offerId, visitor: new Uint8Array(16) }
    await db.affiliateClick.createMany({
      data: [
        { ...click, clickedAt: daysAgo(40) },
        { ...click, counted: false },
      ],
    })

    expect(await rollUp()).toBe(4)
    expect(await sums()).toEqual([
      ['clicks', 1],
      ['comments', 2],
      ['likes', 1],
      ['saves', 1],
    ])

    await db.like.deleteMany()
    await db.comment.create({ data: comment })
    await rollUp()
    // What is long past stays as it was counted.
    expect(await sums()).toEqual([
      ['clicks', 1],
      ['comments', 3],
      ['saves', 1],
    ])
  })

  test('count a click once: for the newest review of the product that readers can see', async () => {
    const { id: productId, offer: offerId } = await addProduct('a-thing')
    const facts = { pros: [], cons: [], verdict: '', productName: 'A', brand: 'B', productId }
    const [newest, draft, trashed] = [
      await addText(iris.id),
      await addText(iris.id, { isPublic: false }),
      await addText(iris.id),
    ]
    await db.review.createMany({ data: [text, newest, draft, trashed].map((articleId) => ({ articleId, ...facts })) })
    await db.article.update({ where: { id: text }, data: { publishedAt: daysAgo(1) } })
    await db.article.update({ where: { id: trashed }, data: { deletedAt: new Date() } })
    await db.affiliateClick.create({ data: { offerId, visitor: new Uint8Array(16) } })
    expect(await rollUp()).toBe(1)
    expect(await db.dailyCount.findMany()).toMatchObject([
      { subject: `article:${newest}`, measure: 'clicks', count: 1 },
    ])
  })

  test('count a click for the text on which it was pressed, whatever else is about the product', async () => {
    const { id: productId, offer: offerId } = await addProduct('a-thing')
    const facts = { pros: [], cons: [], verdict: '', productName: 'A', brand: 'B', productId }
    const newest = await addText(iris.id)
    await db.review.createMany({ data: [text, newest].map((articleId) => ({ articleId, ...facts })) })
    const click = { offerId, articleId: text, fromText: true, visitor: new Uint8Array(16) }
    await db.affiliateClick.create({ data: click })
    expect(await rollUp()).toBe(1)
    expect(await db.dailyCount.findMany()).toMatchObject([{ subject: `article:${text}`, measure: 'clicks', count: 1 }])
    // Once the text is gone it is nobody's, and not the other one's.
    await db.article.delete({ where: { id: text } })
    expect(await rollUp()).toBe(0)
  })

  test('leave out what is in the trash, in the chart as in the table', async () => {
    const other = await addText(iris.id)
    const views = { measure: 'views', day: daysAgo(0) }
    await db.dailyCount.createMany({
      data: [
        { ...views, subject: `article:${text}`, count: 5 },
        { ...views, subject: `article:${other}`, count: 7 },
      ],
    })
    await db.article.update({ where: { id: text }, data: { deletedAt: new Date() } })
    expect((await readSeries(7))[0]).toMatchObject({ label: 'Views', total: 7 })
    expect((await listPostCounts(parseAnalytics({}))).posts).toMatchObject([{ id: other, views: 7 }])
  })

  test('are shown by period, measure and post', async () => {
    const other = await addText(iris.id)
    const views = (id: string, days: number, count: number) => ({
      subject: `article:${id}`,
      measure: 'views',
      day: daysAgo(days),
      count,
    })
    await db.dailyCount.createMany({
      data: [
        views(text, 0, 5),
        views(text, 6, 7),
        views(text, 7, 100),
        views(other, 1, 20),
        { ...views(other, 1, 9), subject: `topic:${other}` },
        { ...views(text, 0, 3), measure: 'likes' },
      ],
    })
    const [seen, , liked] = await readSeries(7)
    expect(seen).toMatchObject({ label: 'Views', total: 32 })
    expect(seen?.days.map(({ count }) => count)).toEqual([7, 0, 0, 0, 0, 20, 5])
    expect(liked).toMatchObject({ total: 3 })

    const ids = async (asked: Record<string, string>) =>
      (await listPostCounts(parseAnalytics(asked))).posts.map(({ id }) => id)
    expect(await ids({ days: '7' })).toEqual([other, text])
    expect(await ids({ days: '30' })).toEqual([text, other])
    expect(await ids({ days: '7', sort: 'likes' })).toEqual([text, other])
    const lines = []
    for await (const batch of streamPostCounts(parseAnalytics({ days: '7' }))) lines.push(...batch)
    expect(lines.map((line) => line.slice(1))).toEqual([
      ['review', 'iris', 20, 0, 0, 0, 0],
      ['review', 'iris', 12, 0, 3, 0, 0],
    ])

    const [seenOfOne, , likedOfOne] = await readSeries(7, text)
    expect(seenOfOne?.days.map(({ count }) => count)).toEqual([7, 0, 0, 0, 0, 0, 5])
    expect([seenOfOne?.total, likedOfOne?.total]).toEqual([12, 3])
    expect((await readSeries(30, text))[0]).toMatchObject({ total: 112 })
    expect((await readSeries(7, other)).map(({ total }) => total)).toEqual([20, 0, 0, 0, 0])
    expect((await readSeries(7, iris.id)).map(({ total }) => total)).toEqual([0, 0, 0, 0, 0])
  })

  test('are those of a post that is there, also of a draft', async () => {
    const draft = await addText(iris.id, { isPublic: false })
    expect(await findCountedPost(draft)).toMatchObject({ id: draft, status: 'draft', author: { username: 'iris' } })
    expect(await findCountedPost(iris.id)).toBeNull()
    await db.article.update({ where: { id: draft }, data: { deletedAt: new Date() } })
    expect(await findCountedPost(draft)).toBeNull()
  })
})

test('what is looked for in vain is counted by its words, whoever it was', async () => {
  for (const words of ['Quantum  Toaster', 'quantum toaster', 'x'.repeat(500), '  ']) await noteEmptySearch(words)
  expect(await listEmptySearches(7)).toEqual([
    { words: 'quantum toaster', count: 2 },
    { words: 'x'.repeat(80), count: 1 },
  ])
})

test('what is looked for in vain is counted by day', async () => {
  const searched = (words: string, days: number, count: number) => ({
    subject: `search:${words}`,
    measure: 'empty-searches',
    day: daysAgo(days),
    count,
  })
  await db.dailyCount.createMany({
    data: [
      searched('toaster', 0, 2),
      searched('kettle', 0, 3),
      searched('toaster', 6, 4),
      searched('kettle', 7, 100),
      { ...searched('toaster', 1, 50), measure: 'views' },
    ],
  })
  const { days, total } = await readEmptySearches(7)
  expect(days.map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 0, 5])
  expect(total).toBe(9)
})
