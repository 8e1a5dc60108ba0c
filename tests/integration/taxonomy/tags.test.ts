import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { keepTagRows } from '@/lib/taxonomy/commands'

beforeEach(async () => {
  await db.tag.deleteMany()
})

/** Until so many transactions of this database wait for another one. */
async function untilWaiting(wanted: number) {
  for (let count = 0; count < wanted; ) {
    const rows = await db.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    count = rows[0]?.count ?? 0
  }
}

test('two texts with the same new tags in opposite order are both kept', async () => {
  const names = ['alpha', 'middle', 'omega']
  const keep = (order: readonly string[]) => db.$transaction((tx) => keepTagRows(tx, order))
  const both: ReturnType<typeof keep>[] = []
  // Both are stopped halfway: at the tag that this transaction has made and not committed.
  await db.$transaction(async (tx) => {
    await keepTagRows(tx, ['middle'])
    both.push(keep(names))
    await untilWaiting(1)
    both.push(keep(names.toReversed()))
    await untilWaiting(2)
  })
  const [one, other] = await Promise.all(both)
  expect(one?.map(({ name }) => name)).toEqual(names)
  expect(other?.map(({ name }) => name)).toEqual(names.toReversed())
})
