import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rollUp } from '@/lib/analytics/roll-up-commands'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { Prisma } from '@/lib/generated/prisma/client'
import { projectRoot } from '@/lib/operations/folders'
import { wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'

const DAY_MS = 86_400_000

let iris: Member
let text = ''

/** The day must not end during a test. */
const NOON = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  await wipe()
  await db.dailyCount.deleteMany()
  await db.siteSetting.deleteMany({ where: { key: 'roll_ups' } })
  iris = await addMember('iris')
  text = await addText(iris.id)
})

afterEach(() => {
  vi.useRealTimers()
})

/** Noon of a day in the past. */
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / DAY_MS - days) * DAY_MS + DAY_MS / 2)
const comment = (days: number) =>
  db.comment.create({ data: { articleId: text, authorId: iris.id, content: 'Hello', createdAt: daysAgo(days) } })
/** How often comments were counted, by how many days ago they were written. */
const counted = async () => {
  const rows = await db.dailyCount.findMany({ where: { measure: 'comments' }, orderBy: { day: 'asc' } })
  return rows.map(({ day, count }) => [Math.floor((Date.now() - day.getTime()) / DAY_MS), count])
}

describe('after a time in which no server ran', () => {
  test('what was done after the last run is counted, and days long before it stay as they were', async () => {
    const old = await comment(20)
    await comment(6)
    await rollUp(daysAgo(6))
    expect(await counted()).toEqual([
      [20, 1],
      [6, 1],
    ])
    await comment(6)
    await comment(0)
    await db.comment.delete({ where: { id: old.id } })
    await rollUp()
    expect(await counted()).toEqual([
      [20, 1],
      [6, 2],
      [0, 1],
    ])
  })

  test('what is imported after the first run is counted by the next, and then the usual days are', async () => {
    await comment(6)
    await rollUp(daysAgo(6))
    await rollUp()
    await comment(6)
    await rollUp()
    expect(await counted()).toEqual([[6, 2]])
    await comment(6)
    await comment(2)
    await rollUp()
    expect(await counted()).toEqual([
      [6, 2],
      [2, 1],
    ])
  })

  test('a run looks back three months at most', async () => {
    const old = await comment(201)
    await rollUp(daysAgo(200))
    await db.comment.delete({ where: { id: old.id } })
    await comment(91)
    await comment(90)
    await rollUp()
    expect(await counted()).toEqual([
      [201, 1],
      [90, 1],
    ])
  })
})

test('what is there before anything was summed up is taken whole, also after runs that found nothing', async () => {
  await rollUp()
  await rollUp()
  await comment(150)
  await rollUp()
  expect(await counted()).toEqual([[150, 1]])
})

test('sums of before the days of runs were kept tell of the last run', async () => {
  const [migration = ''] =
    /^INSERT[^;]*/m.exec(
      readFileSync(join(projectRoot, 'prisma', 'migrations', '20261126100000_roll_ups', 'migration.sql'), 'utf8'),
    ) ?? []
  const runs = async () => (await db.siteSetting.findUnique({ where: { key: 'roll_ups' } }))?.value
  await db.$executeRaw(Prisma.raw(migration))
  expect(await runs()).toBeUndefined()

  const sum = { subject: `article:${text}`, measure: 'comments', day: daysAgo(20), count: 5 }
  const views = { ...sum, measure: 'views', day: daysAgo(0) }
  await db.dailyCount.createMany({ data: [sum, { ...sum, day: daysAgo(6) }, views] })
  await db.$executeRaw(Prisma.raw(migration))
  expect(await runs()).toEqual([daysAgo(6).toISOString().slice(0, 10)])
  await comment(6)
  await rollUp()
  expect(await counted()).toEqual([
    [20, 5],
    [6, 1],
  ])
})

test.each([
  ['likes', 'created_at'],
  ['saved_items', 'created_at'],
  ['comments', 'created_at'],
  ['affiliate_clicks', 'clicked_at'],
])('an index of %s begins with the time by which they are summed up', async (table, time) => {
  const indexes = await db.$queryRaw<object[]>`
    select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = ${table}::regclass and a.attname = ${time} and i.indpred is null and i.indisvalid`
  expect(indexes).toHaveLength(1)
})

test('the first run counts years, day by day, also where one of its pieces ends and the next begins', async () => {
  const days = [400, 371, 370, 341, 340, 339, 31, 30, 29, 1, 0]
  for (const day of days) await comment(day)
  await rollUp()
  expect(await counted()).toEqual(days.map((day) => [day, 1]))
})
