import 'server-only'
import { createHmac } from 'node:crypto'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import type { ViewSubject } from './schema'

type Visit = { subject: ViewSubject; address: string; userAgent: string }

/** Marks are of no use once their hour cannot come again; kept a little longer for clocks that differ. */
const KEPT_HOURS = 3

/**
 * Notes that somebody saw something. The same visitor counts once in an hour; who it is, is not kept: the mark is a keyed
 * hash of network address and browser, with the day, that goes after some hours.
 */
export async function markView({ subject, address, userAgent }: Visit, now = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const visitor = createHmac('sha256', env.AUTH_SECRET).update(`view:${day}:${address}:${userAgent}`).digest()
  await db.$executeRaw`
    insert into view_marks (subject, visitor, hour)
    values (${subject}, ${new Uint8Array(visitor.subarray(0, 16))}, date_trunc('hour', ${now}::timestamptz))
    on conflict do nothing`
}

/**
 * Adds the marks that wait to the counts of what they are about, and to those of the day. Marks of what is not there for
 * readers count for nothing. Several servers may do this at once: each mark is taken by one of them. Returns how many views
 * were counted.
 */
export async function countViews(): Promise<number> {
  return db.$transaction(async (tx) => {
    const taken = await tx.$queryRaw<{ subject: string; day: Date; count: number }[]>`
      with waiting as (
        select subject, visitor, hour from view_marks where not counted order by hour limit 20000 for update skip locked
      ), taken as (
        update view_marks m set counted = true from waiting w
        where (m.subject, m.visitor, m.hour) = (w.subject, w.visitor, w.hour)
        returning m.subject, m.hour
      )
      select subject, (hour at time zone 'UTC')::date as day, count(*)::int as count from taken group by 1, 2 order by 1, 2`
    await tx.$executeRaw`
      delete from view_marks where counted and hour < now() - ${KEPT_HOURS} * interval '1 hour'`
    if (taken.length === 0) return 0
    const subjects = taken.map(({ subject }) => subject)
    const days = taken.map(({ day }) => day)
    const counts = taken.map(({ count }) => count)
    await tx.$executeRaw`
      with seen as (
        select split_part(s.subject, ':', 1) as kind, split_part(s.subject, ':', 2)::uuid as id, s.subject, s.day, s.count
        from unnest(${subjects}::text[], ${days}::date[], ${counts}::int[]) as s(subject, day, count)
      ), sums as (select kind, id, sum(count)::int as count from seen group by 1, 2 order by 2
      ), topics_seen as (
        update topics t set view_count = view_count + s.count from sums s
        where s.kind = 'topic' and t.id = s.id and t.hidden_at is null and t.deleted_at is null returning t.id
      ), articles_seen as (
        update articles a set view_count = view_count + s.count from sums s
        where s.kind = 'article' and a.id = s.id and a.status = 'published' and a.deleted_at is null returning a.id
      ), known as (select id from topics_seen union all select id from articles_seen)
      insert into daily_counts as d (subject, measure, day, count)
      select s.subject, 'views', s.day, s.count from seen s join known k on k.id = s.id
      on conflict (subject, measure, day) do update set count = d.count + excluded.count`
    return counts.reduce((sum, count) => sum + count, 0)
  }, JOB_PATIENCE)
}
