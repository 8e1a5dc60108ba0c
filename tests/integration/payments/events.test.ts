import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { receiveEvent } from '@/lib/payments/event-commands'
import type { PaymentEvent, SubscriptionChange, TransactionChange } from '@/lib/payments/provider'
import { addPerson, wipe } from '../auth/people'
import { addPlan, readSums, wipeLedger } from './ledger'

beforeEach(async () => {
  await wipeLedger()
  await wipe()
})

const transaction = (more: Partial<TransactionChange> = {}): TransactionChange => ({
  kind: 'transaction',
  providerId: 'pay_1',
  reference: 'TX-1',
  date: new Date('2026-11-10'),
  currency: 'USD',
  description: 'Basic subscription',
  method: 'paypal',
  amountCents: 1999,
  status: 'pending',
  subscription: null,
  ...more,
})
const subscription = (more: Partial<SubscriptionChange> = {}): SubscriptionChange => ({
  kind: 'subscription',
  providerId: 'sub_1',
  price: 'price-basic',
  userId: null,
  status: 'active',
  method: 'paypal',
  monthlyCents: 1999,
  startedAt: new Date('2026-11-01'),
  renewsAt: null,
  expiresAt: null,
  ...more,
})
const event = (id: string, minute: number, change: PaymentEvent['change']): PaymentEvent => ({
  id,
  provider: 'bench',
  type: change?.kind ?? 'ping',
  payload: { id },
  change,
  at: new Date(Date.UTC(2026, 10, 10, 12, minute)),
})
const stored = () => db.transaction.findMany({ select: { status: true, amountCents: true, providerId: true } })

test('an event is taken in once, however often and by however many at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => receiveEvent(event('e1', 0, transaction()))))
  expect(answers.sort()).toEqual(['applied', ...Array(5).fill('known')])
  // The same id is the same event, whatever it says now.
  expect(await receiveEvent(event('e1', 5, transaction({ amountCents: 1 })))).toBe('known')
  expect(await stored()).toEqual([{ status: 'pending', amountCents: 1999, providerId: 'pay_1' }])
  expect(await db.paymentEvent.count()).toBe(1)
  const { kept, counted } = await readSums()
  expect(kept).toEqual(counted)
})

test('of two events about one thing the later one holds, whichever comes first', async () => {
  await receiveEvent(event('e2', 9, transaction({ status: 'refunded' })))
  expect(await receiveEvent(event('e1', 3, transaction({ status: 'completed' })))).toBe('applied')
  expect(await stored()).toMatchObject([{ status: 'refunded' }])
  await receiveEvent(event('e3', 10, transaction({ status: 'failed' })))
  expect(await stored()).toMatchObject([{ status: 'failed' }])
  const { kept, counted } = await readSums()
  expect(kept).toEqual(counted)
})

test('what speaks of something not there yet waits, and is taken in when it is sent again', async () => {
  const paid = event('e2', 2, transaction({ subscription: 'sub_1' }))
  expect(await receiveEvent(paid)).toBe('waiting')
  expect(await receiveEvent(event('e1', 1, subscription()))).toBe('waiting')
  expect(await stored()).toEqual([])
  expect(
    await db.paymentEvent.findMany({ orderBy: { id: 'asc' }, select: { problem: true, processedAt: true } }),
  ).toEqual([
    { problem: 'no price price-basic', processedAt: null },
    { problem: 'no subscription sub_1', processedAt: null },
  ])
  const { price } = await addPlan()
  expect(await receiveEvent(event('e1', 1, subscription()))).toBe('applied')
  expect(await receiveEvent(paid)).toBe('applied')
  expect(await receiveEvent(paid)).toBe('known')
  expect(await db.transaction.findMany({ select: { subscription: { select: { planPriceId: true } } } })).toEqual([
    { subscription: { planPriceId: price } },
  ])
  expect(await db.paymentEvent.count({ where: { problem: { not: null } } })).toBe(0)
  expect(await receiveEvent(event('e3', 3, null))).toBe('applied')
  await receiveEvent(event('e5', 5, subscription({ status: 'cancelled' })))
  await receiveEvent(event('e4', 4, subscription({ status: 'past_due' })))
  expect(await db.subscription.findMany({ select: { status: true } })).toEqual([{ status: 'cancelled' }])
})

test('a new subscription of nobody we know waits; a known one goes on when its owner has left', async () => {
  await addPlan()
  const { id: userId } = await addPerson('paula')
  const stranger = crypto.randomUUID()
  expect(await receiveEvent(event('e1', 1, subscription({ userId: stranger })))).toBe('waiting')
  expect(await db.paymentEvent.findFirst()).toMatchObject({ problem: `no account ${stranger}`, processedAt: null })
  expect(await receiveEvent(event('e2', 2, subscription({ userId })))).toBe('applied')
  await db.user.delete({ where: { id: userId } })
  expect(await receiveEvent(event('e3', 3, subscription({ userId, status: 'cancelled' })))).toBe('applied')
  expect(await db.subscription.findMany()).toMatchObject([{ userId: null, status: 'cancelled' }])
})
