import 'server-only'
import type { CsvValue } from '@/lib/core/csv'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { ANALYTICS_ROWS_PER_PAGE, type AnalyticsState } from './list-state'
import { EMPTY_SEARCH, MEASURES, type Measure, POST_SUBJECT, SEARCH_SUBJECT } from './measures'
import { firstDay, type Series, toSeries } from './series'

type Counts = Record<Measure, number>

export type PostCounts = Counts & { id: string; title: string; slug: string; kind: ArticleKind; author: string }

export type EmptySearch = { words: string; count: number }

/** What was counted of posts that are there, or of one, since a day. What is in the trash is in no sum, sheet or table. */
const countedSince = (from: Date, post: string | null = null) => Prisma.sql`
  daily_counts d join articles a on a.id = split_part(d.subject, ':', 2)::uuid
    and d.subject like ${Prisma.raw(`'${POST_SUBJECT}%'`)} and d.day >= ${from}::date and a.deleted_at is null
    ${post ? Prisma.sql`and d.subject = ${POST_SUBJECT + post}` : Prisma.empty}`

/** What readers did with everything written here, or with one post, by measure and day. */
export async function readSeries(days: number, post: string | null = null): Promise<Series[]> {
  const from = firstDay(days, new Date())
  const rows = await db.$queryRaw<{ measure: string; day: Date; count: number }[]>`
    select d.measure, d.day, sum(d.count)::int as count from ${countedSince(from, post)}
    where d.measure = any(${MEASURES.map(({ measure }) => measure)}::text[])
    group by d.measure, d.day`
  return MEASURES.map(({ measure, label }) =>
    toSeries(
      { measure, label },
      from,
      days,
      rows.filter((row) => row.measure === measure),
    ),
  )
}

export type CountedPost = NonNullable<Awaited<ReturnType<typeof findCountedPost>>>

/** A post whose counts are looked at; null when there is none, or it is in the trash. */
export const findCountedPost = (id: string) =>
  db.article.findFirst({
    where: { id, deletedAt: null },
    select: { id: true, title: true, slug: true, kind: true, status: true, author: { select: { username: true } } },
  })

const sumOf = (measure: Measure) =>
  Prisma.sql`coalesce(sum(d.count) filter (where d.measure = ${measure}), 0)::int as ${Prisma.raw(measure)}`

const countsSince = (from: Date) => Prisma.sql`
  select a.id, a.title, a.slug, a.kind::text as kind, p.username::text as author,
    ${Prisma.join(MEASURES.map(({ measure }) => sumOf(measure)))}
  from ${countedSince(from)}
  join profiles p on p.id = a.author_id
  group by a.id, p.username`

const inOrder = (sort: Measure) => Prisma.sql`order by ${Prisma.raw(sort)} desc, views desc, id`

/** One sheet of the posts with which readers did something, the most of the chosen measure first. */
export async function listPostCounts({ days, sort, page: asked }: AnalyticsState) {
  const from = firstDay(days, new Date())
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (${countsSince(from)}) counted`
  const total = found?.count ?? 0
  const pages = pageCount(total, ANALYTICS_ROWS_PER_PAGE)
  const page = Math.min(asked, pages)
  const posts = await db.$queryRaw<PostCounts[]>`
    select * from (${countsSince(from)}) counted ${inOrder(sort)}
    limit ${ANALYTICS_ROWS_PER_PAGE} offset ${(page - 1) * ANALYTICS_ROWS_PER_PAGE}`
  return { posts, total, pages, page }
}

const MOST_SEARCHES = 15

/** What was looked for most and not found. */
export async function listEmptySearches(days: number): Promise<EmptySearch[]> {
  return db.$queryRaw<EmptySearch[]>`
    select substr(subject, ${SEARCH_SUBJECT.length + 1}::int) as words, sum(count)::int as count from daily_counts
    where measure = ${EMPTY_SEARCH} and day >= ${firstDay(days, new Date())}::date
    group by subject order by count desc, words limit ${MOST_SEARCHES}`
}

/** How often something was looked for and not found, by day. */
export async function readEmptySearches(days: number): Promise<Series> {
  const from = firstDay(days, new Date())
  const rows = await db.$queryRaw<{ day: Date; count: number }[]>`
    select day, sum(count)::int as count from daily_counts
    where measure = ${EMPTY_SEARCH} and day >= ${from}::date group by day`
  return toSeries({ measure: EMPTY_SEARCH, label: 'Searches without a result' }, from, days, rows)
}

/** Heads of the columns of `streamPostCounts`. */
export const EXPORT_COLUMNS = ['Post', 'Kind', 'Author', ...MEASURES.map(({ label }) => label)]

/** Lines of the file that are written at once. */
const BATCH = 500

/**
 * Every post of a period for a table elsewhere, batch by batch. All are read at one moment, since their order changes with
 * every view: a post that rose between two readings would stand there twice, or not at all.
 */
export async function* streamPostCounts({ days, sort }: AnalyticsState): AsyncGenerator<CsvValue[][]> {
  const posts = await db.$queryRaw<PostCounts[]>`
    select * from (${countsSince(firstDay(days, new Date()))}) counted ${inOrder(sort)}`
  for (let from = 0; from < posts.length; from += BATCH)
    yield posts
      .slice(from, from + BATCH)
      .map((post) => [post.title, post.kind, post.author, ...MEASURES.map(({ measure }) => post[measure])])
}
