import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { Prisma } from '@/lib/generated/prisma/client'
import type { Cursor, TransactionFilter, TransactionState } from './list-state'
import { type Cell, type PaymentMethod, type TransactionStatus, toCells } from './names'
import { resolveSearch, type Search } from './search-queries'

/** Rows on a page of the list. */
export const TRANSACTIONS_PER_PAGE = 50
/** Rows of one read of the export. */
const EXPORT_BATCH = 1000
/** What a search finds is counted no further than this. */
export const MOST_COUNTED = 250

type Row = {
  id: string
  reference: string
  date: Date
  description: string
  method: PaymentMethod
  status: TransactionStatus
  amountCents: number
  currency: string
}

/** A line of the list; the date in ISO 8601. */
export type TransactionLine = Omit<Row, 'date'> & { date: string }

/**
 * One page of the list. It pages by the last row and reads each state and method from its own index, so that its cost
 * stays the same however many there are and however far back.
 */
export async function listTransactions(state: TransactionState) {
  const rows = await selectRows(state, await resolveSearch(state.q), state.cursor, TRANSACTIONS_PER_PAGE + 1)
  const hasMore = rows.length > TRANSACTIONS_PER_PAGE
  const shown = rows.slice(0, TRANSACTIONS_PER_PAGE)
  const isBackwards = state.cursor?.side === 'before'
  if (isBackwards) shown.reverse()
  const [first, last] = [shown[0], shown.at(-1)]
  const at = (row: Row | undefined, side: Cursor['side'], is: boolean) =>
    row && is ? toCursor(row, side, state) : null
  return {
    lines: shown.map(toLine),
    previous: at(first, 'before', isBackwards ? hasMore : state.cursor !== null),
    next: at(last, 'after', isBackwards || hasMore),
  }
}

/** How many the filter lets through. What a search finds by its words is counted up to `MOST_COUNTED`: then `isMore`. */
export async function countTransactions(filter: TransactionFilter): Promise<{ total: number; isMore: boolean }> {
  const search = await resolveSearch(filter.q)
  const { named, others } = cellsOf(filter, search)
  const [[known], [found]] = await Promise.all([
    db.$queryRaw<{ count: number }[]>`
      select coalesce(sum(d.count), 0)::int as count from transaction_days d
      where ${isOneOf('d', named)} and ${isWithinDays(filter, Prisma.sql`d.day`)}`,
    others.length === 0
      ? [{ count: 0 }]
      : db.$queryRaw<{ count: number }[]>`
          select count(*)::int as count from (
            select 1 from (${Prisma.join(countedParts(filter, search, others), ' union all ')}) part limit ${MOST_COUNTED}) found`,
  ])
  const words = found?.count ?? 0
  return { total: (known?.count ?? 0) + words, isMore: words === MOST_COUNTED }
}

/** What a count looks through: each description from its index, which ends with the count, and what is found by its id. */
function countedParts(filter: TransactionFilter, search: Search, others: Cell[]): Prisma.Sql[] {
  const counted = (is: Prisma.Sql) => Prisma.sql`(select 1 from transactions t
    where ${is} and ${isOneOf('t', others)} and ${isWithinDays(filter)} limit ${MOST_COUNTED})`
  const descriptions = search.kind === 'words' ? search.descriptions : null
  if (!descriptions?.length) return [counted(isFoundBy(search))]
  return [
    Prisma.sql`(select 1 from unnest(${descriptions}::text[]) w(description)
      cross join lateral ${counted(Prisma.sql`t.description = w.description`)} t)`,
    counted(isFoundBy(search, 'not by description')),
  ]
}

/** Everything that the filter lets through, in the order of the list, batch by batch. */
export async function* streamTransactions(state: TransactionState): AsyncGenerator<TransactionLine[]> {
  const search = await resolveSearch(state.q)
  for (let cursor: Cursor | null = null; ; ) {
    const rows: Row[] = await selectRows(state, search, cursor, EXPORT_BATCH)
    if (rows.length > 0) yield rows.map(toLine)
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_BATCH) return
    cursor = toCursor(last, 'after', state)
  }
}

/** The newest few, for the overview. */
export async function listLatestTransactions(count: number): Promise<TransactionLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    select ${COLUMNS} from transactions t order by t.date desc, t.id desc limit ${count}`
  return rows.map(toLine)
}

const COLUMNS = Prisma.sql`t.id, t.reference, t.date, t.description, t.method, t.status,
  t.amount_cents as "amountCents", t.currency`

/** Rows beyond the cursor, in the direction that it looks: from each index in its order, then merged. */
function selectRows(state: TransactionState, search: Search, cursor: Cursor | null, limit: number): Promise<Row[]> {
  const { named, others } = cellsOf(state, search)
  const column = state.sort === 'date' ? Prisma.sql`date` : Prisma.sql`amount_cents`
  const isDown = state.down !== (cursor?.side === 'before')
  const direction = isDown ? Prisma.sql`desc` : Prisma.sql`asc`
  const value =
    state.sort === 'date' ? Prisma.sql`${new Date(cursor?.value ?? 0)}::timestamptz` : Prisma.sql`${cursor?.value}::int`
  const beyond = cursor
    ? Prisma.sql`(t.${column}, t.id) ${isDown ? Prisma.sql`<` : Prisma.sql`>`} (${value}, ${cursor.id}::uuid)`
    : Prisma.sql`true`
  const order = Prisma.sql`order by t.${column} ${direction}, t.id ${direction} limit ${limit}`
  const part = (is: Prisma.Sql) =>
    Prisma.sql`(select t.* from transactions t where ${is} and ${beyond} and ${isWithinDays(state)} ${order})`
  const each = (values: Prisma.Sql, is: Prisma.Sql) =>
    Prisma.sql`(select t.* from ${values} cross join lateral ${part(is)} t)`

  const parts: Prisma.Sql[] = []
  if (named.length === ALL_CELLS) parts.push(part(Prisma.sql`true`))
  else if (named.length > 0) {
    const cells = Prisma.sql`(values ${toValues(named)}) c(status, method)`
    parts.push(each(cells, Prisma.sql`t.status = c.status and t.method = c.method`))
  }
  if (others.length > 0) {
    const among = isOneOf('t', others)
    const descriptions = search.kind === 'words' ? search.descriptions : null
    if (descriptions?.length) {
      const values = Prisma.sql`unnest(${descriptions}::text[]) w(description)`
      parts.push(each(values, Prisma.sql`t.description = w.description and ${among}`))
    }
    parts.push(part(Prisma.sql`${isFoundBy(search, 'not by description')} and ${among}`))
  }
  if (parts.length === 0) return Promise.resolve([])
  return db.$queryRaw<Row[]>`select ${COLUMNS} from (${Prisma.join(parts, ' union all ')}) t ${order}`
}

const ALL_CELLS = toCells({ q: '', status: null, method: null }).named.length

/** Where one transaction was named by its id, no state or method is. */
function cellsOf(filter: TransactionFilter, search: Search): { named: Cell[]; others: Cell[] } {
  return search.kind === 'one' ? { named: [], others: toCells({ ...filter, q: '' }).named } : toCells(filter)
}

/** What is looked for. Rows with one of the named descriptions are left out where they are read beside it. */
function isFoundBy(search: Search, part?: 'not by description'): Prisma.Sql {
  if (search.kind === 'all') return Prisma.sql`true`
  if (search.kind === 'one') return Prisma.sql`t.id = ${search.id}::uuid`
  const { pattern, descriptions } = search
  const hasId = Prisma.sql`lower(t.reference) like ${pattern}`
  if (!descriptions) return Prisma.sql`(${hasId} or lower(t.description) like ${pattern})`
  if (part) return Prisma.sql`(${hasId} and t.description <> all(${descriptions}::text[]))`
  return Prisma.sql`(${hasId} or t.description = any(${descriptions}::text[]))`
}

const toValues = (cells: readonly Cell[]) =>
  Prisma.join(cells.map(({ status, method }) => Prisma.sql`(${status}::transaction_status, ${method}::payment_method)`))

/** The condition that a row is in one of the cells; all cells together need none. */
function isOneOf(table: 't' | 'd', cells: readonly Cell[]): Prisma.Sql {
  if (cells.length === 0) return Prisma.sql`false`
  if (cells.length === ALL_CELLS) return Prisma.sql`true`
  const name = Prisma.raw(table)
  return Prisma.sql`(${name}.status, ${name}.method) in (${toValues(cells)})`
}

/** The days of the filter, of a transaction or of a sum. */
function isWithinDays({ from, to }: TransactionFilter, day?: Prisma.Sql): Prisma.Sql {
  const end = to && new Date(Date.parse(to) + DAY_MS)
  const bounds = [
    ...(from ? [day ? Prisma.sql`${day} >= ${from}::date` : Prisma.sql`t.date >= ${new Date(from)}`] : []),
    ...(end ? [day ? Prisma.sql`${day} < ${end}::date` : Prisma.sql`t.date < ${end}`] : []),
  ]
  return bounds.length > 0 ? Prisma.join(bounds, ' and ') : Prisma.sql`true`
}

const toCursor = (row: Row, side: Cursor['side'], { sort }: TransactionState): Cursor => ({
  side,
  value: sort === 'date' ? row.date.getTime() : row.amountCents,
  id: row.id,
})

const toLine = ({ date, ...row }: Row): TransactionLine => ({ ...row, date: date.toISOString() })
