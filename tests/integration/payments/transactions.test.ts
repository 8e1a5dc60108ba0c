import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { findTransaction } from '@/lib/payments/detail-queries'
import { EXPORT_COLUMNS, streamCells } from '@/lib/payments/export'
import { parseTransactions } from '@/lib/payments/list-state'
import {
  countTransactions,
  listTransactions,
  streamTransactions,
  TRANSACTIONS_PER_PAGE,
} from '@/lib/payments/transaction-queries'
import { wipe } from '../auth/people'
import { addMember } from '../store/shop'
import { addPlan, addTransaction, wipeLedger } from './ledger'

beforeEach(async () => {
  await wipeLedger()
  await wipe()
})

const find = async (asked: Record<string, string>) =>
  (await listTransactions(parseTransactions(asked))).lines.map(({ reference }) => reference)
const count = (asked: Record<string, string>) => countTransactions(parseTransactions(asked))

describe('the list', () => {
  beforeEach(async () => {
    await addTransaction('TX-A', { date: new Date('2026-11-01'), amountCents: 300 })
    await addTransaction('TX-B', { date: new Date('2026-11-02'), amountCents: 100, status: 'failed' })
    await addTransaction('TX-C', {
      date: new Date('2026-11-03'),
      amountCents: 200,
      method: 'paypal',
      description: '50% off_Årsplan',
    })
    await addTransaction('TX-D', {
      date: new Date('2026-11-03T00:00:00.001Z'),
      status: 'refunded',
      method: 'bank_transfer',
    })
  })

  test.each([
    [{}, ['TX-D', 'TX-C', 'TX-B', 'TX-A']],
    [{ sort: 'date' }, ['TX-A', 'TX-B', 'TX-C', 'TX-D']],
    [{ sort: 'amount' }, ['TX-B', 'TX-C', 'TX-A', 'TX-D']],
    [{ sort: '-amount', status: 'completed' }, ['TX-A', 'TX-C']],
    [{ status: 'failed' }, ['TX-B']],
    [{ method: 'paypal', status: 'failed' }, []],
    [{ from: '2026-11-02', to: '2026-11-03' }, ['TX-D', 'TX-C', 'TX-B']],
    // Description, status, method and id, whatever their case (specification, section 2).
    [{ q: 'ÅRSPLAN' }, ['TX-C']],
    [{ q: 'tx-b' }, ['TX-B']],
    [{ q: 'tx-b', status: 'pending' }, []],
    [{ q: 'x-' }, ['TX-D', 'TX-C', 'TX-B', 'TX-A']],
    [{ q: 'x-', sort: 'amount', method: 'paypal' }, ['TX-C']],
    [{ q: 'Basic', sort: '-amount' }, ['TX-D', 'TX-A', 'TX-B']],
    [{ q: 'FAIL' }, ['TX-B']],
    [{ q: 'bank transfer' }, ['TX-D']],
    [{ q: 'credit_card' }, ['TX-B', 'TX-A']],
    [{ q: 'pal' }, ['TX-C']],
    [{ q: '50%' }, ['TX-C']],
    [{ q: '0% off_' }, ['TX-C']],
    // Part of how two methods are called, and of one description.
    [{ q: '_' }, ['TX-D', 'TX-C', 'TX-B', 'TX-A']],
    [{ q: 'nothing like it' }, []],
    [{ q: 'basic', status: 'refunded' }, ['TX-D']],
    [
      { status: 'no such', method: "'; drop", sort: 'cents', from: 'May', after: 'x-y' },
      ['TX-D', 'TX-C', 'TX-B', 'TX-A'],
    ],
  ])('%j', async (asked: Record<string, string>, expected) => {
    expect(await find(asked)).toEqual(expected)
    expect(await count(asked)).toEqual({ total: expected.length, isMore: false })
  })
})

test('whoever knows the whole id finds that one alone, by the inner one and the provider’s too', async () => {
  const id = await addTransaction('TX-9', { providerId: 'pay_9' })
  await addTransaction('TX-99', { description: 'Refund of TX-9' })
  for (const q of ['tx-9', id, 'pay_9']) {
    expect(await find({ q })).toEqual(['TX-9'])
    expect(await count({ q })).toEqual({ total: 1, isMore: false })
    expect(await find({ q, status: 'failed' })).toEqual([])
  }
  expect((await find({ q: 'x-9' })).sort()).toEqual(['TX-9', 'TX-99'])
})

test('words are found as well where every description is another', async () => {
  await db.transaction.createMany({
    data: Array.from({ length: 230 }, (_, index) => ({
      reference: `TX-${index}`,
      date: new Date(Date.UTC(2026, 0, 1, 0, index)),
      description: `Invoice ${index}`,
      ...({ method: 'paypal', status: 'completed', amountCents: 100 } as const),
    })),
  })
  expect(await find({ q: 'INVOICE 22' })).toEqual([
    'TX-229',
    'TX-228',
    'TX-227',
    'TX-226',
    'TX-225',
    'TX-224',
    'TX-223',
    'TX-222',
    'TX-221',
    'TX-220',
    'TX-22',
  ])
  expect(await count({ q: 'invoice' })).toEqual({ total: 230, isMore: false })
  expect(await count({ q: '22' })).toEqual({ total: 12, isMore: false })
})

describe('paging', () => {
  const AMOUNT = TRANSACTIONS_PER_PAGE * 2 + 7
  beforeEach(async () => {
    // Many at the same moment and for the same amount, so that the id decides.
    await db.transaction.createMany({
      data: Array.from({ length: AMOUNT }, (_, index) => ({
        reference: `TX-${String(index).padStart(3, '0')}`,
        date: new Date(Date.UTC(2026, 10, 1 + (index % 4))),
        description: 'Basic subscription',
        method: (['credit_card', 'paypal', 'bank_transfer'] as const)[index % 3] ?? 'paypal',
        status: index % 5 === 0 ? 'failed' : 'completed',
        amountCents: 100 * (index % 3),
      })),
    })
  })

  test.each([{}, { sort: 'amount' }, { status: 'completed' }, { q: 'basic' }, { q: 'card' }, { q: 'x-0' }])(
    '%j: every row once, and the same on the way back',
    async (asked) => {
      const pages = []
      let state = parseTransactions(asked)
      for (;;) {
        const page = await listTransactions(state)
        pages.push(page)
        if (!page.next) break
        state = { ...state, cursor: page.next }
      }
      const all = pages.flatMap(({ lines }) => lines.map(({ id }) => id))
      const { total } = await countTransactions(state)
      expect(new Set(all).size).toBe(total)
      expect(all).toHaveLength(total)
      expect(pages[0]?.previous).toBeNull()

      for (let index = pages.length - 1; index > 0; index--) {
        const back = pages[index]?.previous
        if (!back) throw new Error('A page after the first has one before it.')
        const before = await listTransactions({ ...state, cursor: back })
        expect(before.lines).toEqual(pages[index - 1]?.lines)
        expect(before.next).toEqual(pages[index - 1]?.next)
      }
      const exported = []
      for await (const batch of streamTransactions(parseTransactions(asked)))
        exported.push(...batch.map(({ id }) => id))
      expect(exported).toEqual(all)
    },
  )
})

test('the export has the columns of the list, amounts as decimals', async () => {
  await addTransaction('=TX', { amountCents: 29_999, status: 'refunded', method: 'paypal' })
  const lines = []
  for await (const batch of streamCells(streamTransactions(parseTransactions({})))) lines.push(...batch)
  expect(EXPORT_COLUMNS).toHaveLength(7)
  expect(lines).toEqual([
    ['=TX', '2026-11-10T12:00:00.000Z', 'Basic subscription', 'paypal', '299.99', 'USD', 'refunded'],
  ])
})

test('the detail tells of the member, the subscription and what else was paid for it', async () => {
  const noor = await addMember('noor')
  const { price } = await addPlan('premium', 2999)
  const { id: subscriptionId } = await db.subscription.create({
    data: {
      userId: noor.id,
      planPriceId: price,
      status: 'active',
      method: 'paypal',
      monthlyCents: 2999,
      startedAt: new Date('2026-01-02'),
    },
  })
  const id = await addTransaction('TX-1', { providerId: 'pay_1' })
  const other = await addTransaction('TX-2')
  await db.transaction.updateMany({ data: { subscriptionId, userId: noor.id } })
  expect(await findTransaction(id)).toMatchObject({
    reference: 'TX-1',
    member: { username: 'noor' },
    providerId: 'pay_1',
    providerAddress: null,
    subscription: { plan: { name: 'premium' }, cents: 2999, others: [{ id: other, reference: 'TX-2' }] },
  })
  const endsIn = async (days: number | null) => {
    const expiresAt = days === null ? null : new Date(Date.now() + days * 86_400_000)
    await db.subscription.update({ where: { id: subscriptionId }, data: { expiresAt } })
    return (await findTransaction(id))?.subscription?.hasEnded
  }
  expect([await endsIn(-1), await endsIn(1), await endsIn(null)]).toEqual([true, false, false])
  // Who leaves takes their name along, and no sum.
  await db.user.delete({ where: { id: noor.id } })
  expect(await findTransaction(id)).toMatchObject({ member: null })
  for (const wrong of ['', 'x', '00000000-0000-7000-8000-000000000000']) expect(await findTransaction(wrong)).toBeNull()
})
