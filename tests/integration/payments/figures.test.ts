import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { findConnection } from '@/lib/payments/key-queries'
import { readFigures } from '@/lib/payments/overview-queries'
import { listPlans } from '@/lib/payments/plan-queries'
import { providerSource } from '@/lib/payments/provider'
import { listLatestTransactions } from '@/lib/payments/transaction-queries'
import { SEED_NOW } from '@/prisma/seed/deterministic'
import { seedPayments } from '@/prisma/seed/payments'
import { seedPeople } from '@/prisma/seed/people'
import { wipe } from '../auth/people'
import { addPlan, addTransaction, readSums, wipeLedger } from './ledger'

beforeEach(async () => {
  await wipeLedger()
  await wipe()
})
afterEach(() => {
  providerSource.find = () => null
})

async function seed() {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  await sql.begin(async (tx) => {
    await seedPeople(tx, new Map(), new Map())
    await seedPayments(tx)
  })
  await sql.end()
}

const NOW = new Date(SEED_NOW.getTime() + 400 * 86_400_000)

describe('the sample site', () => {
  test('computes to the figures of the specification, also long after it was made', async () => {
    await seed()
    const figures = await readFigures(NOW)
    expect(figures.until).toBe('2026-11-20')
    expect(figures.subscribers).toMatchObject({ total: 1250, active: 1087 })
    expect(figures.subscribers.total / figures.subscribers.before - 1).toBeCloseTo(0.082, 3)
    expect(figures.revenue.now).toBe(3_642_000)
    expect(figures.revenue.now / figures.revenue.before - 1).toBeCloseTo(0.125, 4)
    expect(figures.revenue.now / 100 / figures.subscribers.active).toBeCloseTo(33.5, 1)
    expect(figures.counts).toEqual({ completed: 1087, pending: 7, failed: 24, refunded: 9 })
    expect(figures.methods).toEqual([
      { method: 'credit_card', count: 728 },
      { method: 'paypal', count: 261 },
      { method: 'bank_transfer', count: 98 },
    ])
    expect(figures.months).toHaveLength(12)
    expect(figures.months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11'])
    expect(figures.months.every(({ cents }) => cents > 1_000_000)).toBe(true)
    expect(await listPlans()).toMatchObject([
      { name: 'Basic', cents: 1999, interval: 'month', popular: false },
      { name: 'Premium', cents: 2999, interval: 'month', popular: true },
      {
        name: 'Enterprise',
        cents: 29_999,
        interval: 'year',
        features: ['Team access', 'Admin controls', 'API access'],
      },
    ])
    expect((await listPlans()).reduce((sum, { subscribers }) => sum + subscribers, 0)).toBe(1087)
    const latest = await listLatestTransactions(5)
    expect(latest.map(({ date }) => date)).toEqual(
      latest
        .map(({ date }) => date)
        .sort()
        .reverse(),
    )
    const { kept, counted } = await readSums()
    expect(kept).toEqual(counted)
  })

  test('is empty without rows', async () => {
    const figures = await readFigures(NOW)
    expect(figures.subscribers).toEqual({ total: 0, active: 0, before: 0 })
    expect(figures.revenue).toEqual({ now: 0, before: 0 })
    expect(figures.until).toBe('2027-12-25')
  })
})

describe('the period', () => {
  const add = async () => {
    await addTransaction('TX-1', { date: new Date('2026-11-10T23:59:59.999Z'), amountCents: 100 })
    await addTransaction('TX-2', { date: new Date('2026-10-12T00:00:00Z'), amountCents: 10 })
    await addTransaction('TX-3', { date: new Date('2026-10-11T23:59:59.999Z'), amountCents: 1 })
    await addTransaction('TX-4', { date: new Date('2026-11-01'), amountCents: 7777, currency: 'EUR' })
    await addTransaction('TX-5', { date: new Date('2026-11-01'), amountCents: 7777, status: 'refunded' })
  }

  test('ends with the newest row while nobody is connected: thirty days, in one currency, only what was paid', async () => {
    await add()
    const { until, revenue, counts } = await readFigures(new Date('2027-01-01'))
    expect({ until, revenue, counts }).toEqual({
      until: '2026-11-10',
      revenue: { now: 110, before: 1 },
      counts: { completed: 3, refunded: 1, pending: 0, failed: 0 },
    })
    expect(findConnection()).toBeNull()
  })

  test('ends today once a provider is connected', async () => {
    await add()
    providerSource.find = () => ({
      name: 'bench',
      label: 'Bench Pay',
      isTest: true,
      checkConnection: async () => ({ account: 'bench' }),
      transactionAddress: (id) => `https://pay.example/${id}`,
    })
    const { until, revenue } = await readFigures(new Date('2026-12-05T10:00:00Z'))
    expect({ until, revenue }).toEqual({ until: '2026-12-05', revenue: { now: 100, before: 11 } })
    expect(findConnection()).toEqual({ label: 'Bench Pay', isTest: true })
  })
})

describe('the sums by day', () => {
  test('follow every insert, update and delete', async () => {
    const first = await addTransaction('TX-1')
    await addTransaction('TX-2', { status: 'pending', method: 'paypal' })
    await db.transaction.updateMany({ where: { status: 'pending' }, data: { status: 'completed' } })
    await db.transaction.update({ where: { id: first }, data: { date: new Date('2026-10-01'), amountCents: 5 } })
    await db.transaction.update({ where: { id: first }, data: { description: 'The same sums' } })
    const { kept, counted } = await readSums()
    expect(kept).toHaveLength(2)
    expect(kept).toEqual(counted)
    await db.transaction.deleteMany()
    expect(await readSums()).toEqual({ kept: [], counted: [] })
  })

  test('stay right when many write at once, also to the same days in different orders', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        addTransaction(`TX-${index}`, { date: new Date(Date.UTC(2026, 10, 1 + (index % 3))) }),
      ),
    )
    const statuses = ['failed', 'refunded', 'pending', 'completed'] as const
    await Promise.all([
      ...ids.map((id, index) =>
        db.transaction.update({ where: { id }, data: { status: statuses[index % 4], amountCents: 100 + index } }),
      ),
      ...ids.map((_, index) => addTransaction(`TY-${index}`, { date: new Date(Date.UTC(2026, 10, 3 - (index % 3))) })),
      db.transaction.updateMany({ where: { reference: { startsWith: 'TY' } }, data: { method: 'paypal' } }),
    ])
    const { kept, counted } = await readSums()
    expect(kept).toEqual(counted)
    expect(counted.length).toBeGreaterThan(3)
  })

  test('subscriptions are counted by state', async () => {
    const { price } = await addPlan()
    const rows = Array.from({ length: 5 }, () => ({
      ...({
        planPriceId: price,
        status: 'active',
        method: 'paypal',
        monthlyCents: 1999,
        startedAt: new Date(),
      } as const),
    }))
    await db.subscription.createMany({ data: rows })
    const [one] = await db.subscription.findMany({ take: 1, select: { id: true } })
    await db.subscription.update({ where: { id: one?.id ?? '' }, data: { status: 'cancelled' } })
    const { total, active } = (await readFigures()).subscribers
    expect({ total, active }).toEqual({ total: 5, active: 4 })
    expect(await db.subscriptionCount.findUnique({ where: { status: 'active' } })).toMatchObject({
      count: 4,
      monthlyCents: 7996n,
    })
  })
})
