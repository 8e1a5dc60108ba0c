import 'server-only'
import { isoDate } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { addDays, CHART_MONTHS, lastDay, monthsBefore, PERIOD_DAYS } from './figures'
import { CURRENCY, METHOD_NAMES, type PaymentMethod, STATUS_NAMES, type TransactionStatus } from './names'
import { providerSource } from './provider'

/** Figures of the `PERIOD_DAYS` days up to `until` (ISO date), beside those of as many before. Revenue in cents. */
export type PaymentFigures = {
  until: string
  subscribers: { total: number; active: number; before: number }
  revenue: { now: number; before: number }
  counts: Record<TransactionStatus, number>
  /** Completed transactions of the period by method. */
  methods: { method: PaymentMethod; count: number }[]
  /** Completed revenue by calendar month, `YYYY-MM`, without a gap, the oldest first. */
  months: { month: string; cents: number }[]
}

/** How payments do, from sums that triggers keep: its cost does not know how many transactions there are. */
export async function readFigures(now = new Date()): Promise<PaymentFigures> {
  const [newest] = await db.$queryRaw<{ day: Date | null }[]>`
    select max(day) as day from transaction_days where count > 0`
  const until = lastDay(providerSource.find() !== null, newest?.day ?? null, now)
  const start = addDays(until, 1 - PERIOD_DAYS)
  const [period, revenue, months, subscribers, started] = await Promise.all([
    db.$queryRaw<{ status: TransactionStatus; method: PaymentMethod; count: number }[]>`
      select status, method, sum(count)::int as count from transaction_days
      where day >= ${start}::date and day <= ${until}::date group by status, method`,
    db.$queryRaw<{ now: number; before: number }[]>`
      select coalesce(sum(cents) filter (where day >= ${start}::date), 0)::float8 as now,
        coalesce(sum(cents) filter (where day < ${start}::date), 0)::float8 as before
      from transaction_days
      where day >= ${addDays(start, -PERIOD_DAYS)}::date and day <= ${until}::date
        and status = 'completed' and currency = ${CURRENCY}`,
    db.$queryRaw<{ month: string; cents: number }[]>`
      select to_char(day, 'YYYY-MM') as month, sum(cents)::float8 as cents from transaction_days
      where day >= ${monthsBefore(until, CHART_MONTHS - 1)}::date and day <= ${until}::date
        and status = 'completed' and currency = ${CURRENCY}
      group by 1`,
    db.subscriptionCount.findMany(),
    db.subscription.count({ where: { startedAt: { gte: start } } }),
  ])
  const total = subscribers.reduce((sum, { count }) => sum + count, 0)
  const sumOf = (is: (row: (typeof period)[number]) => boolean) =>
    period.filter(is).reduce((sum, { count }) => sum + count, 0)
  return {
    until: isoDate(until),
    subscribers: {
      total,
      active: subscribers.find(({ status }) => status === 'active')?.count ?? 0,
      before: total - started,
    },
    revenue: revenue[0] ?? { now: 0, before: 0 },
    counts: toRecord(STATUS_NAMES, (status) => sumOf((row) => row.status === status)),
    methods: METHOD_NAMES.map((method) => ({
      method,
      count: sumOf((row) => row.status === 'completed' && row.method === method),
    })),
    months: Array.from({ length: CHART_MONTHS }, (_, index) => {
      const month = isoDate(monthsBefore(until, CHART_MONTHS - 1 - index)).slice(0, 7)
      return { month, cents: months.find((row) => row.month === month)?.cents ?? 0 }
    }),
  }
}

/** A value for each name. The cast is true because every name is given one. */
const toRecord = <Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>
