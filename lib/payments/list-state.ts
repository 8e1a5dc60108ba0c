import { parseDay } from '@/lib/core/form-dates'
import { routes } from '@/lib/core/routes'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'
import { METHOD_NAMES, type PaymentMethod, STATUS_NAMES, type TransactionStatus } from './names'

export const TRANSACTION_SORTS = ['date', 'amount'] as const
export type TransactionSort = (typeof TRANSACTION_SORTS)[number]

/** Where a page begins: after or before a row, by the value that the list is ordered by (milliseconds or cents) and its id. */
export type Cursor = { side: 'after' | 'before'; value: number; id: string }

/** What the list lets through. Days are UTC, `to` included; '' is no bound. */
export type TransactionFilter = {
  q: string
  status: TransactionStatus | null
  method: PaymentMethod | null
  from: string
  to: string
}

export type TransactionState = TransactionFilter & { sort: TransactionSort; down: boolean; cursor: Cursor | null }

type Asked = Record<string, string | readonly string[] | undefined>

const CURSOR = /^(\d{1,14})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
/** Beyond this Postgres knows no amount and JavaScript no day. */
const MOST = { date: 8.64e15, amount: 2 ** 31 - 1 } as const

/** The list that an address asks for, the newest first unless told. Values that mean nothing count as absent. */
export function parseTransactions(asked: Asked): TransactionState {
  const wanted = lastValue(asked.sort) ?? '-date'
  const sort = TRANSACTION_SORTS.find((name) => name === wanted.replace(/^-/, ''))
  const order = sort ? { sort, down: wanted.startsWith('-') } : ({ sort: 'date', down: true } as const)
  return {
    q: normalizeQuery(asked.q),
    status: STATUS_NAMES.find((name) => name === lastValue(asked.status)) ?? null,
    method: METHOD_NAMES.find((name) => name === lastValue(asked.method)) ?? null,
    from: parseDay(asked.from),
    to: parseDay(asked.to),
    ...order,
    cursor: toCursor('after', asked.after, order.sort) ?? toCursor('before', asked.before, order.sort),
  }
}

/** The address of the list; what is usual stays out of it. */
export function toTransactionsAddress(state: TransactionState) {
  const query = toQuery(state)
  return query ? (`${routes.adminTransactions}?${query}` as const) : routes.adminTransactions
}

/** The address of everything that the list lets through, as a table; it begins at the beginning. */
export function toExportAddress(state: TransactionState) {
  const query = toQuery({ ...state, cursor: null })
  return query ? (`${routes.adminTransactionsExport}?${query}` as const) : routes.adminTransactionsExport
}

function toQuery({ cursor, sort, down, ...filters }: TransactionState): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  const order = sortValue({ sort, down })
  if (order) query.set('sort', order)
  if (cursor) query.set(cursor.side, `${cursor.value}-${cursor.id}`)
  return query.toString()
}

/** Whether the list shows less than everything. */
export const isNarrowed = ({ q, status, method, from, to }: TransactionFilter) =>
  Boolean(q || status || method || from || to)

/** The sort that the form of the filters carries along; null for the usual one. */
export const sortValue = ({ sort, down }: Pick<TransactionState, 'sort' | 'down'>) =>
  sort === 'date' && down ? undefined : `${down ? '-' : ''}${sort}`

function toCursor(side: Cursor['side'], asked: Asked[string], sort: TransactionSort): Cursor | null {
  const [, text, id] = CURSOR.exec(typeof asked === 'string' ? asked : '') ?? []
  const value = Number(text)
  return id && value <= MOST[sort] ? { side, value, id } : null
}
