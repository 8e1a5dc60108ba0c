import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { countViews, markView } from '@/lib/views/commands'
import { viewInput } from '@/lib/views/schema'
import { addText } from '../comments/texts'
import { addMember, addTopic, emptyForum } from '../forum/members'

/** In the middle of the hour before this one, so that none ends during a test. */
const NOW = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 1_800_000)

let topic: Awaited<ReturnType<typeof addTopic>>
let article = ''

beforeEach(async () => {
  await db.article.deleteMany()
  const { hardware } = await emptyForum()
  await db.$executeRaw`delete from view_marks`
  await db.dailyCount.deleteMany()
  topic = await addTopic(hardware)
  article = await addText((await addMember('iris')).id)
})

const see = (address: string, userAgent = 'Firefox', subject = `topic:${topic.id}`) =>
  markView({ ...viewInput.parse({ subject }), address, userAgent }, NOW)
const viewsOf = async () => (await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).viewCount
const viewsOfArticle = async () => (await db.article.findUniqueOrThrow({ where: { id: article } })).viewCount
const daily = () => db.dailyCount.findMany({ select: { subject: true, measure: true, count: true } })

test('a visitor counts once in an hour, and each visitor counts', async () => {
  for (let time = 0; time < 3; time++) await see('203.0.113.1')
  await see('203.0.113.2')
  await see('203.0.113.2', 'Chrome')
  expect(await viewsOf()).toBe(0)
  expect(await countViews()).toBe(3)
  expect(await viewsOf()).toBe(3)
  expect(await countViews()).toBe(0)
  await see('203.0.113.1')
  expect(await countViews()).toBe(0)
  expect(await daily()).toEqual([{ subject: `topic:${topic.id}`, measure: 'views', count: 3 }])
})

test('an article and a topic each have their own views', async () => {
  await see('203.0.113.1')
  for (const visitor of [1, 1, 2]) await see(`203.0.113.${visitor}`, 'Firefox', `article:${article}`)
  expect(await countViews()).toBe(3)
  expect([await viewsOf(), await viewsOfArticle()]).toEqual([1, 2])
  expect(await daily()).toEqual(
    expect.arrayContaining([
      { subject: `topic:${topic.id}`, measure: 'views', count: 1 },
      { subject: `article:${article}`, measure: 'views', count: 2 },
    ]),
  )
})

test('the next hour counts again, and marks of the past go', async () => {
  await see('203.0.113.1')
  await countViews()
  await db.$executeRaw`update view_marks set hour = hour - interval '5 hours'`
  await see('203.0.113.1')
  expect(await countViews()).toBe(1)
  expect(await viewsOf()).toBe(2)
  expect(await db.viewMark.count()).toBe(1)
})

test('several servers counting at once count each view once', async () => {
  for (let visitor = 0; visitor < 40; visitor++) await see(`203.0.113.${visitor}`)
  const counted = await Promise.all([countViews(), countViews(), countViews()])
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(await viewsOf()).toBe(40)
})

test.each([
  ['a draft', { status: 'draft' }],
  ['a text that comes out later', { status: 'scheduled', scheduledFor: new Date('2100-01-01') }],
  ['a text in the trash', { deletedAt: NOW }],
] as const)('%s has no readers', async (_what, data) => {
  await see('203.0.113.1', 'Firefox', `article:${article}`)
  await db.article.update({ where: { id: article }, data })
  await countViews()
  expect(await viewsOfArticle()).toBe(0)
  expect(await daily()).toEqual([])
})

test.each(['hiddenAt', 'deletedAt'])('a topic with %s has no readers', async (moment) => {
  await see('203.0.113.1')
  await db.topic.update({ where: { id: topic.id }, data: { [moment]: NOW } })
  await countViews()
  expect(await viewsOf()).toBe(0)
  expect(await daily()).toEqual([])
})

test('what does not exist is not counted, and who looked is not kept', async () => {
  await markView({
    subject: 'article:01900000-0000-7000-8000-00000000dead',
    address: '203.0.113.9',
    userAgent: 'Firefox',
  })
  await countViews()
  expect(await daily()).toEqual([])
  expect(JSON.stringify(await db.viewMark.findMany())).not.toContain('203.0.113')
})

test.each([
  '',
  'topic:1',
  'user:01900000-0000-7000-8000-00000000dead',
  "topic:'; drop table topics",
  // Another case would be another subject, which counts anew.
  'article:01900000-0000-7000-8000-00000000DEAD',
])('%s is nothing to look at', (subject) => {
  expect(viewInput.safeParse({ subject }).success).toBe(false)
})
