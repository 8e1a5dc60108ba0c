import type { PaymentMethod, PlanInterval, SubscriptionStatus, TransactionStatus } from '@/lib/generated/prisma/enums'

/** The currency that figures and plans are in; an amount in another one stands in the list and in no sum. */
export const CURRENCY = 'USD'

/** The states of a transaction with the colours that the specification gives them (section 4). */
export const STATUSES = {
  completed: { label: 'Completed', tone: 'success' },
  pending: { label: 'Pending', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'info' },
} as const satisfies Record<TransactionStatus, { label: string; tone: string }>

export const METHODS = {
  credit_card: 'Credit Card',
  paypal: 'PayPal',
  bank_transfer: 'Bank Transfer',
} as const satisfies Record<PaymentMethod, string>

/** A price per interval: `$19.99/month`. */
export const INTERVALS = { month: 'month', year: 'year' } as const satisfies Record<PlanInterval, string>

export const SUBSCRIPTION_STATUSES = {
  active: 'Active',
  inactive: 'Inactive',
  past_due: 'Past due',
  cancelled: 'Cancelled',
} as const satisfies Record<SubscriptionStatus, string>

export type { PaymentMethod, TransactionStatus }

/** The names of a table of labels, typed. `Object.keys` forgets that a literal has no others. */
const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[]

export const STATUS_NAMES = namesOf(STATUSES)
export const METHOD_NAMES = namesOf(METHODS)
export const INTERVAL_NAMES = namesOf(INTERVALS)

/** A combination of state and method; the list is read cell by cell. */
export type Cell = { status: TransactionStatus; method: PaymentMethod }

type Narrowed = { q: string; status: TransactionStatus | null; method: PaymentMethod | null }

/**
 * The cells that a search lets through: `named` are those whose state or method is called like what is looked for, so
 * every transaction in them is found; in the `others` its words decide. Without a search all are named.
 */
export function toCells({ q, status, method }: Narrowed): { named: Cell[]; others: Cell[] } {
  const isCalled = (...names: string[]) => names.some((name) => name.toLowerCase().includes(q.toLowerCase()))
  const cells = STATUS_NAMES.filter((name) => !status || name === status).flatMap((one) =>
    METHOD_NAMES.filter((name) => !method || name === method).map((other) => ({ status: one, method: other })),
  )
  const isNamed = (cell: Cell) => q === '' || isCalled(cell.status) || isCalled(cell.method, METHODS[cell.method])
  return { named: cells.filter(isNamed), others: cells.filter((cell) => !isNamed(cell)) }
}
