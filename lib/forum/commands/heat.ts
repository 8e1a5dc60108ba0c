import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { HEAT_HALF_LIFE_HOURS, HOT_FROM } from '../heat'

/** Heat below this is forgotten, so that the job looks at what was active lately and at nothing else. */
const COLD = 0.05

/** `decayedHeat` of `heat.ts`, said to the database. */
const heatNow = Prisma.sql`heat * power(0.5::float8, greatest(0, extract(epoch from now() - heat_at)::float8) / ${HEAT_HALF_LIFE_HOURS * 3600}::float8)`

/**
 * Gives the next position of a topic to a reply and warms the topic by it; null when the topic is locked or not there any
 * more. The row stays locked until the transaction ends, so that positions have no gaps and a lock in between is seen.
 */
export async function takePosition(tx: Db, topicId: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ position: number }[]>`
    update topics set last_position = last_position + 1, heat = ${heatNow} + 1, heat_at = now(), hot = ${heatNow} + 1 >= ${HOT_FROM}
    where id = ${topicId}::uuid and locked_at is null and hidden_at is null and deleted_at is null
    returning last_position as position`
  return row?.position ?? null
}

/** Lets every warm topic cool down to this moment. Returns the numbers of those that are hot no longer. */
export async function coolTopics(): Promise<number[]> {
  const rows = await db.$queryRaw<{ number: number; was: boolean; hot: boolean }[]>`
    with cooled as (select id, hot, ${heatNow} as heat from topics where heat > 0 for update skip locked)
    update topics t set heat = case when c.heat < ${COLD} then 0 else c.heat end, heat_at = now(), hot = c.heat >= ${HOT_FROM}
    from cooled c where t.id = c.id
    returning t.number, c.hot as was, t.hot`
  return rows.flatMap(({ number, was, hot }) => (was && !hot ? number : []))
}
