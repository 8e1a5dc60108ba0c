import 'server-only'
import type { CsvValue } from '@/lib/core/csv'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import { escapeLike } from '@/lib/core/search-text'
import { Prisma } from '@/lib/generated/prisma/client'
import { type NewsletterStatus, STATUSES, SUBSCRIBERS_PER_PAGE } from './schema'

/** Rows of one read of the export. */
const EXPORT_BATCH = 1000

/** The list counts no further than this; no page lies beyond. */
const MOST = 10_000

export type SubscriberFilter = { q: string; status: NewsletterStatus | 'all' }

type Row = {
  id: string
  email: string
  status: NewsletterStatus
  source: string
  topics: string[]
  created_at: Date
  confirmed_at: Date | null
  unsubscribed_at: Date | null
}

/** One page of the list, newest first, with how many it has; a page past the end is the last one. Times are ISO 8601. */
export async function listSubscribers(filter: SubscriberFilter, asked: number) {
  const where = toWhere(filter)
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 from newsletter_subscribers s where ${where} limit ${MOST}) found`
  const total = found?.count ?? 0
  const pages = pageCount(total, SUBSCRIBERS_PER_PAGE)
  const page = Math.min(asked, pages)
  const rows = await selectRows(where, SUBSCRIBERS_PER_PAGE, (page - 1) * SUBSCRIBERS_PER_PAGE)
  return { subscribers: rows.map(toSubscriber), total, more: total >= MOST, pages, page }
}

/** How many addresses are in each state. */
export async function countSubscribers(): Promise<Record<NewsletterStatus, number>> {
  const rows = await db.newsletterSubscriber.groupBy({ by: ['status'], _count: true })
  const counts = new Map(rows.map(({ status, _count }) => [status, _count]))
  const [pending, confirmed, unsubscribed] = STATUSES.map((status) => counts.get(status) ?? 0)
  return { pending: pending ?? 0, confirmed: confirmed ?? 0, unsubscribed: unsubscribed ?? 0 }
}

/** Everything that the filter finds, in batches, so that any number of addresses passes through little memory. */
export async function* streamSubscribers(filter: SubscriberFilter): AsyncGenerator<Subscriber[]> {
  const where = toWhere(filter)
  for (let last: Row | undefined; ; ) {
    const after: Prisma.Sql = last
      ? Prisma.sql`${where} and (s.created_at, s.id) < (${last.created_at}, ${last.id}::uuid)`
      : where
    const rows: Row[] = await selectRows(after, EXPORT_BATCH, 0)
    if (rows.length > 0) yield rows.map(toSubscriber)
    last = rows.at(-1)
    if (!last || rows.length < EXPORT_BATCH) return
  }
}

/** Heads of the columns of the export. */
export const EXPORT_COLUMNS = [
  'email',
  'status',
  'source',
  'topics',
  'createdAt',
  'confirmedAt',
  'unsubscribedAt',
] as const satisfies readonly (keyof Subscriber)[]

/** The cells of each batch, in the order of `EXPORT_COLUMNS`. */
export async function* toExportLines(batches: AsyncIterable<Subscriber[]>): AsyncGenerator<CsvValue[][]> {
  for await (const batch of batches) {
    yield batch.map((row) => EXPORT_COLUMNS.map((column) => (column === 'topics' ? row.topics.join(' ') : row[column])))
  }
}

export type Subscriber = ReturnType<typeof toSubscriber>

const selectRows = (where: Prisma.Sql, limit: number, offset: number) => db.$queryRaw<Row[]>`
  select s.id, s.email::text, s.status, s.source, coalesce(s.topics, '{}') AS topics, s.created_at, s.confirmed_at, s.unsubscribed_at
  from newsletter_subscribers s
  where ${where} order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`

function toWhere({ q, status }: SubscriberFilter): Prisma.Sql {
  const found = q ? Prisma.sql`lower(s.email::text) like ${`%${escapeLike(q.toLowerCase())}%`}` : Prisma.sql`true`
  return status === 'all' ? found : Prisma.sql`s.status = ${status}::newsletter_status and ${found}`
}

const toSubscriber = ({ id, email, status, source, topics, ...times }: Row) => ({
  id,
  email,
  status,
  source,
  topics,
  createdAt: times.created_at.toISOString(),
  confirmedAt: times.confirmed_at?.toISOString() ?? null,
  unsubscribedAt: times.unsubscribed_at?.toISOString() ?? null,
})
