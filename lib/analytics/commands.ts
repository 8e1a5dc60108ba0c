import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { EMPTY_SEARCH } from './measures'
import { firstDayToSum, noteRun } from './roll-up-commands'

const LOCK = 4_107_361

const day = (time: Prisma.Sql) => Prisma.sql`(${time} at time zone 'UTC')::date`

/**
 * Sums up what readers did, by post and day: saves, likes, comments that are seen, clicks on offers of the reviewed product
 * that count, each for the newest public review of it. Views come from the beacon (lib/views). The first run takes
 * everything, each later one what may have changed since the runs before. Several servers may ask for it at once: one does
 * it. Returns how many sums there are.
 */
export async function rollUp(now = new Date()): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as mine`
      if (!lock?.mine) return 0
      // The first run reads years at once, and may take until the next would begin.
      await tx.$executeRaw`set local statement_timeout = '280s'`
      const since = await firstDayToSum(tx, now)
      await tx.$executeRaw`
        delete from daily_counts where measure in ('saves', 'likes', 'comments', 'clicks') and day >= ${since}::date`
      const sums = await tx.$executeRaw`
        insert into daily_counts (subject, measure, day, count)
        select 'article:' || id, measure, day, count(*)::int from (
          select article_id as id, 'saves' as measure, ${day(Prisma.sql`created_at`)} as day from saved_items
            where article_id is not null and created_at >= ${since}
          union all
          select article_id, 'likes', ${day(Prisma.sql`created_at`)} from likes
            where article_id is not null and created_at >= ${since}
          union all
          select article_id, 'comments', ${day(Prisma.sql`created_at`)} from comments
            where article_id is not null and deleted_at is null and hidden_at is null and created_at >= ${since}
          union all
          select reviewed.article_id, 'clicks', ${day(Prisma.sql`k.clicked_at`)}
            from affiliate_clicks k join offers o on o.id = k.offer_id join (
              select distinct on (r.product_id) r.product_id, r.article_id
              from reviews r join articles a on a.id = r.article_id
              where r.product_id is not null and a.status = 'published' and a.deleted_at is null
              order by r.product_id, a.published_at desc, a.id desc
            ) reviewed on reviewed.product_id = o.product_id
            where k.counted and k.clicked_at >= ${since}
        ) act group by id, measure, day`
      await noteRun(tx, now)
      return sums
    },
    { timeout: 300_000, maxWait: 10_000 },
  )
}

const LONGEST = 80

/** Notes that somebody looked for something that is not there. Who it was is not kept. */
export async function noteEmptySearch(query: string): Promise<void> {
  const words = query.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  if (!words) return
  await db.$executeRaw`
    insert into daily_counts as d (subject, measure, day, count)
    values (${`search:${words}`}, ${EMPTY_SEARCH}, (now() at time zone 'UTC')::date, 1)
    on conflict (subject, measure, day) do update set count = d.count + 1`
}
