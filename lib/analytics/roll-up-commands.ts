import 'server-only'
import { z } from 'zod'
import { isoDate } from '@/lib/core/dates'
import { type Db, db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { Prisma } from '@/lib/generated/prisma/client'
import { POST_SUBJECT, SUMMED } from './measures'

const LOCK = 4_107_361

const day = (time: Prisma.Sql) => Prisma.sql`(${time} at time zone 'UTC')::date`

/**
 * Sums up what readers did, by post and day: saves, likes, comments that are seen, and clicks on offers that count. A click is
 * that of the text on which it was pressed, and nobody's once that is gone; one that was pressed on no text is that of the
 * newest public review of the product. Views come from the beacon (lib/views). The first run takes everything, each later one
 * what may have changed since the runs before. Several servers may ask for it at once: one does it. Returns how many sums
 * there are.
 */
export async function rollUp(now = new Date()): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as mine`
      if (!lock?.mine) return 0
      const since = await firstDayToSum(tx, now)
      await tx.$executeRaw`
        delete from daily_counts where measure = any(${SUMMED}::text[]) and day >= ${since}::date`
      let sums = 0
      for (const piece of await piecesSince(tx, since, now)) sums += await sumUp(tx, piece)
      await noteRun(tx, now)
      return sums
    },
    { timeout: 300_000, ...JOB_PATIENCE },
  )
}

type Piece = { from: Date; until: Date }

const sumUp = (tx: Db, { from, until }: Piece) =>
  tx.$executeRaw`
        insert into daily_counts (subject, measure, day, count)
        select ${POST_SUBJECT}::text || id, measure, day, count(*)::int from (
          select article_id as id, 'saves' as measure, ${day(Prisma.sql`created_at`)} as day from saved_items
            where article_id is not null and created_at >= ${from} and created_at < ${until}
          union all
          select article_id, 'likes', ${day(Prisma.sql`created_at`)} from likes
            where article_id is not null and created_at >= ${from} and created_at < ${until}
          union all
          select article_id, 'comments', ${day(Prisma.sql`created_at`)} from comments
            where article_id is not null and deleted_at is null and hidden_at is null and created_at >= ${from} and created_at < ${until}
          union all
          select pressed.article_id, 'clicks', ${day(Prisma.sql`k.clicked_at`)}
            from affiliate_clicks k join offers o on o.id = k.offer_id left join (
              select distinct on (r.product_id) r.product_id, r.article_id
              from reviews r join articles a on a.id = r.article_id
              where r.product_id is not null and a.status = 'published' and a.deleted_at is null
              order by r.product_id, a.published_at desc, a.id desc
            ) reviewed on reviewed.product_id = o.product_id
            cross join lateral (select case when k.from_text then k.article_id else reviewed.article_id end as article_id) pressed
            where k.counted and k.clicked_at >= ${from} and k.clicked_at < ${until} and pressed.article_id is not null
        ) act group by id, measure, day`

/** The first run sums up years, and no statement may last as long as that takes. */
const PIECE_MS = 30 * DAY_MS

/** The days since then in pieces, from the first on which something was done. */
async function piecesSince(tx: Db, since: Date, now: Date): Promise<Piece[]> {
  const [known] = await tx.$queryRaw<{ oldest: Date | null }[]>`
    select least(
      (select min(created_at) from saved_items where article_id is not null),
      (select min(created_at) from likes where article_id is not null),
      (select min(created_at) from comments where article_id is not null),
      (select min(clicked_at) from affiliate_clicks)
    ) as oldest`
  const first = Date.parse(isoDate(known?.oldest ?? now))
  const end = Date.parse(isoDate(now)) + DAY_MS
  const pieces: Piece[] = []
  for (let from = Math.max(first, since.getTime()); from < end; from += PIECE_MS)
    pieces.push({ from: new Date(from), until: new Date(from + PIECE_MS) })
  return pieces
}

/** Days before a run whose sums are made anew with today's, which still grow: a like of yesterday may be taken back. */
const RECENT_DAYS = 2
/** However long nobody summed up, a run looks back no further. */
const MOST_DAYS = 90

/** The setting that holds the days of the last two runs, the later one first. */
const RUNS = 'roll_ups'
const runDays = z.array(z.iso.date()).catch([])

const readRuns = async (tx: Db) =>
  runDays.parse((await tx.siteSetting.findUnique({ where: { key: RUNS }, select: { value: true } }))?.value)

/**
 * The UTC day from which on a run sums up: some days before the last run but one. So nothing is missing that was done between
 * the last run and a stop of the server, nor clicks that lay in its journal then: they may be imported after the first run. (Those of one of several
 * servers that was away for longer than the days beside the others are not.)
 * Everything, while there are no sums.
 */
async function firstDayToSum(tx: Db, now: Date): Promise<Date> {
  const [known] = await tx.$queryRaw<{ found: boolean }[]>`
    select exists (select from daily_counts where measure = any(${SUMMED}::text[])) as found`
  const runs = await readRuns(tx)
  if (!known?.found || runs.length === 0) return new Date(0)
  const today = Date.parse(isoDate(now))
  const earliest = Math.min(today, ...runs.map((day) => Date.parse(day)))
  return new Date(Math.max(earliest - RECENT_DAYS * DAY_MS, today - MOST_DAYS * DAY_MS))
}

/** Keeps the day of a run beside that of the one before it. */
async function noteRun(tx: Db, now: Date): Promise<void> {
  const value = [isoDate(now), ...(await readRuns(tx))].slice(0, 2)
  await tx.siteSetting.upsert({ where: { key: RUNS }, create: { key: RUNS, value }, update: { value } })
}
