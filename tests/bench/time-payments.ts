import { parseTransactions } from '@/lib/payments/list-state'

/**
 * Times the queries behind /admin/payments on the database of DATABASE_URL: what a page asks, the pages by turns. A process
 * of its own, since the client belongs to one database. Prints JSON.
 */
const RUNS = 40

const { countTransactions, listTransactions, listLatestTransactions } = await import(
  '@/lib/payments/transaction-queries'
)
const { readFigures } = await import('@/lib/payments/overview-queries')
const { db } = await import('@/lib/core/db')

const [middle] = await db.$queryRaw<{ id: string; date: Date; cents: number }[]>`
  select id, date, amount_cents as cents from transactions where date < timestamptz '2024-02-01' order by date desc limit 1`
const [known] = await db.$queryRaw<{ reference: string }[]>`select reference from transactions order by id limit 1`
if (!middle || !known) throw new Error('There is nothing to time.')

const ASKED: [string, Record<string, string>][] = [
  ['newest first', {}],
  ['oldest first', { sort: 'date' }],
  ['a page far back', { after: `${middle.date.getTime()}-${middle.id}` }],
  ['largest first', { sort: '-amount' }],
  ['smallest first, far on', { sort: 'amount', after: `${middle.cents}-${middle.id}` }],
  ['failed', { status: 'failed' }],
  ['failed, by amount', { status: 'failed', sort: '-amount' }],
  ['refunded bank transfers', { status: 'refunded', method: 'bank_transfer' }],
  ['search: a state', { q: 'failed' }],
  ['search: a method', { q: 'PayPal' }],
  ['search: in all', { q: 'subscription' }],
  ['search: in one of three', { q: 'premium' }],
  ['search: in one of a hundred', { q: 'enterprise' }],
  ['search: rare', { q: 'zeitschrift' }],
  ['search: one in a hundred, by amount', { q: 'enterprise', sort: '-amount' }],
  ['search: an id', { q: known.reference.toLowerCase() }],
  ['search: part of an id', { q: known.reference.slice(3, 11) }],
  ['search: nothing', { q: 'no such thing' }],
]

const pages: { name: string; act: () => Promise<unknown> }[] = [
  { name: 'overview', act: () => Promise.all([readFigures(), listLatestTransactions(5)]) },
  ...ASKED.map(([name, asked]) => ({
    name,
    act: () => Promise.all([listTransactions(parseTransactions(asked)), countTransactions(parseTransactions(asked))]),
  })),
]
const times = pages.map((): number[] => [])
for (let run = -5; run < RUNS; run++) {
  for (const [index, { act }] of pages.entries()) {
    const began = performance.now()
    await act()
    if (run >= 0) times[index]?.push(performance.now() - began)
  }
}
await db.$disconnect()
console.log(
  JSON.stringify(
    pages.map(({ name }, index) => ({ name, ms: times[index]?.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0 })),
  ),
)
