import 'server-only'
import type { CsvValue } from '@/lib/core/csv'
import { isoDate } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { type AnalyticsState, POSTS_PER_SHEET } from './list-state'
import { EMPTY_SEARCH, MEASURES, type Measure } from './measures'

type Counts = Record<Measure, number>

/** One measure over a period: `days` are ISO dates without a gap, oldest first. */
export type Series = { measure: Measure; label: string; total: number; days: { day: string; count: number }[] }

export type PostCounts = Counts & { id: string; title: string; slug: string; kind: ArticleKind; author: string }

export type EmptySearch = { words: string; count: number }

const DAY_MS = 86_400_000

/** The first day of a period that ends today, in UTC. */
const firstDay = (days: number, now: Date) => new Date(Date.parse(isoDate(now)) - (days - 1) * DAY_MS)

/** What was counted of posts that are there, since a day. What is in the trash is in no sum, sheet or table. */
const countedSince = (from: Date) => Prisma.sql`
  daily_counts d join articles a on a.id = split_part(d.subject, ':', 2)::uuid
    and d.subject like 'article:%' and d.day >= ${from}::date and a.deleted_at is null`

/** What readers did with everything written here, by measure and day. */
export async function readSeries(days: number, now = new Date()): Promise<Series[]> {
  const from = firstDay(days, now)
  const rows = await db.$queryRaw<{ measure: string; day: Date; count: number }[]>`
    select d.measure, d.day, sum(d.count)::int as count from ${countedSince(from)}
    where d.measure = any(${MEASURES.map(({ measure }) => measure)}::text[])
    group by d.measure, d.day`
  const known = new Map(rows.map(({ measure, day, count }) => [`${measure} ${isoDate(day)}`, count]))
  return MEASURES.map(({ measure, label }) => {
    const all = Array.from({ length: days }, (_, index) => {
      const day = isoDate(new Date(from.getTime() + index * DAY_MS))
      return { day, count: known.get(`${measure} ${day}`) ?? 0 }
    })
    return { measure, label, total: all.reduce((sum, { count }) => sum + count, 0), days: all }
  })
}

const sumOf = (measure: Measure) =>
  Prisma.sql`coalesce(sum(d.count) filter (where d.measure = ${measure}), 0)::int as ${Prisma.raw(measure)}`

const countsSince = (from: Date) => Prisma.sql`
  select a.id, a.title, a.slug, a.kind::text as kind, p.username::text as author,
    ${Prisma.join(MEASURES.map(({ measure }) => sumOf(measure)))}
  from ${countedSince(from)}
  join profiles p on p.id = a.author_id
  group by a.id, p.username`

/** One sheet of the posts with which readers did something, the most of the chosen measure first. */
export async function listPostCounts({ days, sort, page: asked }: AnalyticsState, now = new Date()) {
  const from = firstDay(days, now)
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (${countsSince(from)}) counted`
  const total = found?.count ?? 0
  const pages = pageCount(total, POSTS_PER_SHEET)
  const page = Math.min(asked, pages)
  const posts = await db.$queryRaw<PostCounts[]>`
    select * from (${countsSince(from)}) counted order by ${Prisma.raw(sort)} desc, views desc, id
    limit ${POSTS_PER_SHEET} offset ${(page - 1) * POSTS_PER_SHEET}`
  return { posts, total, pages, page }
}

const MOST_SEARCHES = 15

/** What was looked for most and not found. */
export async function listEmptySearches(days: number, now = new Date()): Promise<EmptySearch[]> {
  return db.$queryRaw<EmptySearch[]>`
    select substr(subject, 8) as words, sum(count)::int as count from daily_counts
    where measure = ${EMPTY_SEARCH} and day >= ${firstDay(days, now)}::date
    group by subject order by count desc, words limit ${MOST_SEARCHES}`
}

export const EXPORT_COLUMNS = ['Post', 'Kind', 'Author', ...MEASURES.map(({ label }) => label)]

/** Every post of a period for a table elsewhere, batch by batch. */
export async function* streamPostCounts(state: AnalyticsState): AsyncGenerator<CsvValue[][]> {
  for (let page = 1; ; page += 1) {
    const { posts, pages } = await listPostCounts({ ...state, page })
    yield posts.map((post) => [post.title, post.kind, post.author, ...MEASURES.map(({ measure }) => post[measure])])
    if (page >= pages) return
  }
}
