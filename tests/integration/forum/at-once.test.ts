import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { addMember, addTopic, emptyForum } from './members'

let noor: Member
let category = ''

beforeEach(async () => {
  await emptyForum()
  noor = await addMember('noor')
  category = (await db.category.findFirstOrThrow({ where: { kind: 'topic' } })).id
})

const minutes = (count: number) => new Date(Date.UTC(2026, 0, 1, 12, count))
const reply = (topicId: string, position: number) =>
  db.reply.create({
    data: { topicId, authorId: noor.id, content: 'Word', position, createdAt: minutes(position) },
  })

test('a topic whose last two replies are hidden at once has the time of the one before them', async () => {
  const { id } = await addTopic(category, { authorId: noor.id, createdAt: minutes(0), lastActivityAt: minutes(0) })
  const [, second, third] = [await reply(id, 1), await reply(id, 2), await reply(id, 3)]
  const { promise: isHidden, resolve: hidden } = Promise.withResolvers<void>()
  const hide = (reply: { id: string }) => ({ where: { id: reply.id }, data: { hiddenAt: new Date() } })
  const one = db.$transaction(async (tx) => {
    await tx.reply.update(hide(second))
    hidden()
    // Until the other one waits for the topic, which this transaction holds.
    for (let waiting = 0; waiting === 0; ) {
      const rows = await db.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      waiting = rows[0]?.count ?? 0
    }
  })
  await isHidden
  await Promise.all([one, db.reply.update(hide(third))])
  expect(await db.topic.findUniqueOrThrow({ where: { id } })).toMatchObject({
    replyCount: 1,
    lastActivityAt: minutes(1),
  })
})

test('words that are taken back in many topics at once are left to the job of the search', async () => {
  for (const count of [20, 21]) {
    await db.reply.deleteMany()
    for (let number = 0; number < count; number += 1)
      await reply((await addTopic(category, { authorId: noor.id, title: `Topic ${number}` })).id, 1)
    await db.$executeRaw`delete from search_queue`
    await db.reply.updateMany({ where: { authorId: noor.id }, data: { deletedAt: new Date() } })
    const [queue] = await db.$queryRaw<{ count: number }[]>`select count(*)::int as count from search_queue`
    expect(queue?.count).toBe(count > 20 ? count : 0)
  }
})
