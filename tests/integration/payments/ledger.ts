import { randomUUID } from 'node:crypto'
import { db } from '@/lib/core/db'
import type { PaymentMethod, TransactionStatus } from '@/lib/payments/names'

/** Takes back everything that these tests make. Transactions go first: they hold on to subscriptions. */
export async function wipeLedger(): Promise<void> {
  await db.transaction.deleteMany()
  await db.subscription.deleteMany()
  await db.planPrice.deleteMany()
  await db.plan.deleteMany()
  await db.paymentEvent.deleteMany()
  await db.paymentKey.deleteMany()
}

/** A plan with a price; returns both ids. */
export async function addPlan(slug = 'basic', cents = 1999): Promise<{ id: string; price: string }> {
  const { id, prices } = await db.plan.create({
    data: {
      slug,
      name: slug,
      prices: { create: { cents, providerId: `price-${slug}`, validFrom: new Date('2026-01-01') } },
    },
    select: { id: true, prices: { select: { id: true } } },
  })
  return { id, price: prices[0]?.id ?? '' }
}

type More = {
  date?: Date
  description?: string
  method?: PaymentMethod
  status?: TransactionStatus
  amountCents?: number
  currency?: string
  providerId?: string
}

/** A transaction; returns its id. */
export async function addTransaction(reference: string, more: More = {}): Promise<string> {
  const { id } = await db.transaction.create({
    data: {
      id: randomUUID(),
      reference,
      date: new Date('2026-11-10T12:00:00Z'),
      description: 'Basic subscription',
      method: 'credit_card',
      status: 'completed',
      amountCents: 1999,
      ...more,
    },
    select: { id: true },
  })
  return id
}

/** The sums that triggers keep, and the same counted from the rows. They have to be equal. */
export async function readSums() {
  const kept = await db.$queryRaw<object[]>`
    select day::text, method::text, status::text, currency, count, cents::int from transaction_days
    where count <> 0 or cents <> 0 order by 1, 2, 3, 4`
  const counted = await db.$queryRaw<object[]>`
    select (date at time zone 'UTC')::date::text as day, method::text, status::text, currency, count(*)::int as count,
      sum(amount_cents)::int as cents
    from transactions group by 1, 2, 3, 4 order by 1, 2, 3, 4`
  return { kept, counted }
}
