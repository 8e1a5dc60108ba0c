import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { findTopicAddress } from '@/lib/forum/address-queries'
import { coolTopics } from '@/lib/forum/commands/heat'
import { forumJobs } from '@/lib/forum/jobs'
import { parseForumList } from '@/lib/forum/list-state'
import { listForum, searchForum } from '@/lib/forum/queries'
import { findSimilarTopics } from '@/lib/forum/similar-queries'
import { readForumStats } from '@/lib/forum/stats-queries'
import { findTopicAt } from '@/lib/forum/topic-queries'
import { answerJobs } from '@/tests/support/own-server'
import { request } from '@/tests/support/request'
import { addMember, addTopic, emptyForum } from './members'

let categories: Awaited<ReturnType<typeof emptyForum>>
beforeEach(async () => {
  categories = await emptyForum()
})

const HOUR = 3_600_000
const ask = (asked: Parameters<typeof parseForumList>[0] = {}, q?: string) => {
  const state = parseForumList(asked)
  if (!state) throw new Error('no such state')
  return q === undefined ? listForum(state) : searchForum({ ...state, q })
}
const titles = async (...asked: Parameters<typeof ask>) => (await ask(...asked))?.topics.map(({ title }) => title)

async function fill() {
  const noor = await addMember('noor')
  const make = (title: string, hours: number, change: object = {}, category = categories.hardware) =>
    addTopic(category, { title, lastActivityAt: new Date(Date.now() - hours * HOUR), ...change })
  await make('Quiet', 9, { likeCount: 5 })
  await make('Loud', 5, { replyCount: 7, hot: true, heat: 4, authorId: noor.id })
  await make('Looked at', 7, { viewCount: 90, pinned: true })
  await make('Clever', 1, {}, categories.ai)
  await make('Hidden', 2, { hiddenAt: new Date() })
  await make('Gone', 3, { deletedAt: new Date(), pinned: true })
}

test('tabs, categories and orders narrow and sort, and each knows its number', async () => {
  await fill()
  expect(await titles()).toEqual(['Clever', 'Loud', 'Looked at', 'Quiet'])
  expect(await titles({ sort: 'replies' })).toEqual(['Loud', 'Clever', 'Looked at', 'Quiet'])
  expect(await titles({ sort: 'likes' })).toEqual(['Quiet', 'Clever', 'Loud', 'Looked at'])
  expect(await titles({ sort: 'views', category: 'hardware' })).toEqual(['Looked at', 'Loud', 'Quiet'])
  expect(await ask({ tab: 'pinned' })).toMatchObject({ total: 1, topics: [{ title: 'Looked at', pinned: true }] })
  expect(await ask({ tab: 'hot', category: 'hardware' })).toMatchObject({
    total: 1,
    topics: [{ title: 'Loud', hot: true }],
  })
  expect(await ask({ tab: 'hot', category: 'ai' })).toMatchObject({ total: 0, pages: 1, topics: [] })
  expect(await ask({ category: 'nothing' })).toBeNull()
  expect(await ask({ page: '2' })).toBeNull()
})

test('search finds title, content and author, whatever the case, and takes signs as they are', async () => {
  await fill()
  await addTopic(categories.ai, { title: 'Sign 100% of_it', content: 'Body with a Needle in it' })
  expect(await titles({}, 'NEEDLE')).toEqual(['Sign 100% of_it'])
  expect(await titles({}, 'loud')).toEqual(['Loud'])
  expect(await titles({}, 'NOO')).toEqual(['Loud'])
  expect(await titles({}, 'no')).toEqual(['Loud'])
  expect(await titles({}, 'UI')).toEqual(['Quiet'])
  expect(await titles({ category: 'ai' }, 'ui')).toEqual([])
  for (const sign of ['100%', 'of_it', '%']) expect(await titles({}, sign), sign).toEqual(['Sign 100% of_it'])
  expect(await titles({}, 'hidden')).toEqual([])
  expect(await titles({ tab: 'pinned' }, 'look')).toEqual(['Looked at'])
})

test('the figures are those of the rows, with the offset of the sample site', async () => {
  await fill()
  const rows = { topics: 4, posts: 11, members: 1 }
  // Whom the texts of those who left belong to is no member.
  await db.user.create({ data: { id: DELETED_USER.id, protected: true } })
  await db.profile.create({ data: { ...DELETED_USER, skeleton: DELETED_USER.username } })
  expect(await readForumStats()).toEqual(rows)
  const value = { topics: 1000, posts: 2000, members: 3000 }
  await db.siteSetting.create({ data: { key: 'forum_counter_offsets', value } })
  expect(await readForumStats()).toEqual({ topics: 1004, posts: 2011, members: 3001 })
  await db.siteSetting.delete({ where: { key: 'forum_counter_offsets' } })
  await db.user.delete({ where: { id: DELETED_USER.id } })
})

test('hot topics cool down and are counted no longer', async () => {
  const topic = await addTopic(categories.hardware, { heat: 4, hot: true, heatAt: new Date(Date.now() - 12 * HOUR) })
  const tepid = await addTopic(categories.hardware, { heat: 4, hot: true, heatAt: new Date(Date.now() - 48 * HOUR) })
  const cold = await addTopic(categories.hardware, { heat: 0.06, heatAt: new Date(Date.now() - 96 * HOUR) })
  expect(await coolTopics()).toEqual([tepid.number])
  const heatOf = async ({ id }: { id: string }) => db.topic.findUniqueOrThrow({ where: { id } })
  expect((await heatOf(topic)).heat).toBeCloseTo(4 * 0.5 ** 0.25, 2)
  expect(await heatOf(topic)).toMatchObject({ hot: true })
  expect((await heatOf(tepid)).heat).toBeCloseTo(2, 2)
  expect(await heatOf(tepid)).toMatchObject({ hot: false })
  expect(await heatOf(cold)).toMatchObject({ heat: 0, hot: false })
  expect(await db.topicCount.findFirst()).toMatchObject({ topics: 3, hot: 1 })
})

test('a topic that has cooled down is no longer called hot on its own page', async () => {
  answerJobs()
  const heatAt = new Date(Date.now() - 48 * HOUR)
  const { number } = await addTopic(categories.hardware, { heat: 4, hot: true, heatAt })
  await addTopic(categories.hardware, { heat: 90, hot: true, heatAt })
  expect(await forumJobs[0]?.run()).toEqual({ cooled: 1 })
  expect(request.updatedTags).toEqual(['topics', `topic:${number}`])
})

test('similar titles are found while one is typed, the likest first', async () => {
  for (const title of [
    'Battery drains overnight',
    'My battery drains too fast',
    'A quiet keyboard',
    'Hidden battery drain',
  ]) {
    await addTopic(categories.hardware, { title, ...(title.startsWith('Hidden') ? { hiddenAt: new Date() } : {}) })
  }
  const found = await findSimilarTopics('battery drains over night')
  expect(found.map(({ title }) => title)).toEqual(['Battery drains overnight', 'My battery drains too fast'])
  expect(await findSimilarTopics('bat')).toEqual([])
  expect((await findSimilarTopics('keyboard')).map(({ title }) => title)).toEqual(['A quiet keyboard'])
})

test('pages of a topic hold the replies of their positions, and no other page exists', async () => {
  const topic = await addTopic(categories.hardware)
  await db.reply.createMany({
    data: Array.from({ length: 45 }, (_, index) => ({
      topicId: topic.id,
      position: index + 1,
      content: `Reply ${index + 1}`,
    })),
  })
  const open = (page?: string) => findTopicAt({ number: String(topic.number), slug: topic.slug, page })
  expect(await open()).toMatchObject({ page: 1, pages: 3, replyCount: 45 })
  expect((await open('2'))?.replies.map(({ position }) => position)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 21),
  )
  expect((await open('3'))?.replies).toHaveLength(5)
  expect((await open('3'))?.html).toBe('')
  for (const page of ['0', '4', '999', 'abc', '-1', '1.5']) expect(await open(page), page).toBeNull()
  expect(await findTopicAddress(String(topic.number), '3')).toBe(`/forum/topic/${topic.number}/which-keyboard?page=3`)
  for (const number of ['0', '99999999', 'abc', '1e3', '']) expect(await findTopicAddress(number), number).toBeNull()
})

test('a hidden reply is a stub, and its words are nowhere', async () => {
  const topic = await addTopic(categories.hardware)
  await db.reply.create({ data: { topicId: topic.id, position: 1, content: 'Insult', hiddenAt: new Date() } })
  const page = await findTopicAt({ number: String(topic.number), slug: topic.slug })
  expect(page).toMatchObject({ replyCount: 0, replies: [{ state: 'hidden', html: '' }] })
  expect(JSON.stringify(page)).not.toContain('Insult')
})
