import { expect, test } from 'vitest'
import { isNarrowed, parseTransactions, toExportAddress, toTransactionsAddress } from '@/lib/payments/list-state'

const ID = '0192f0c0-0000-7000-8000-000000000001'
const usual = { q: '', status: null, method: null, from: '', to: '', sort: 'date', down: true, cursor: null }

test.each([
  [{}, {}, '/admin/payments/transactions'],
  [{ q: '  Basic   plan ' }, { q: 'Basic plan' }, '/admin/payments/transactions?q=Basic+plan'],
  [
    { status: 'failed', method: 'paypal', from: '2026-11-01', to: '2026-11-30' },
    { status: 'failed', method: 'paypal', from: '2026-11-01', to: '2026-11-30' },
    '/admin/payments/transactions?status=failed&method=paypal&from=2026-11-01&to=2026-11-30',
  ],
  [{ sort: 'amount' }, { sort: 'amount', down: false }, '/admin/payments/transactions?sort=amount'],
  [{ sort: 'date' }, { down: false }, '/admin/payments/transactions?sort=date'],
  [
    { after: `1763000000000-${ID}` },
    { cursor: { side: 'after', value: 1_763_000_000_000, id: ID } },
    `/admin/payments/transactions?after=1763000000000-${ID}`,
  ],
  [
    { sort: '-amount', before: `2999-${ID}` },
    { sort: 'amount', cursor: { side: 'before', value: 2999, id: ID } },
    `/admin/payments/transactions?sort=-amount&before=2999-${ID}`,
  ],
  [{ status: ['failed', 'pending'] }, { status: 'pending' }, '/admin/payments/transactions?status=pending'],
])('%j', (asked, expected, address) => {
  const state = parseTransactions(asked)
  expect(state).toEqual({ ...usual, ...expected })
  expect(toTransactionsAddress(state)).toBe(address)
})

const MEANINGLESS: Record<string, string>[] = [
  { status: 'constructor' },
  { method: 'cash' },
  { sort: 'reference' },
  { sort: '--date' },
  { from: '2026-13-40' },
  { to: 'tomorrow' },
  { from: '2026-02-31' },
  { after: '1' },
  { after: `-5-${ID}` },
  { after: `99999999999999999-${ID}` },
  // Larger than any amount that Postgres knows.
  { sort: '-date', before: `x-${ID}` },
]

test.each(MEANINGLESS)('%j means nothing', (asked) => {
  expect(parseTransactions(asked)).toEqual(usual)
})

test('an amount beyond what is stored is no place in the list', () => {
  expect(parseTransactions({ sort: 'amount', after: `9999999999-${ID}` }).cursor).toBeNull()
})

test('the export begins at the beginning of what is shown', () => {
  const state = parseTransactions({ q: 'basic', sort: 'amount', after: `5-${ID}` })
  expect(toExportAddress(state)).toBe('/admin/payments/transactions/export?q=basic&sort=amount')
  expect(isNarrowed(state)).toBe(true)
  expect(isNarrowed(parseTransactions({ sort: 'amount' }))).toBe(false)
})
