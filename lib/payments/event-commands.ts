import 'server-only'
import { randomUUIDv7 } from 'node:crypto'
import { type Db, db } from '@/lib/core/db'
import type { PaymentEvent, SubscriptionChange, TransactionChange } from './provider'

/** Rows that an event needs and that are not there yet. */
class EventProblem extends Error {
  override name = 'EventProblem'
}

/**
 * Takes in what a provider tells, once per event id however often it is sent, by several at once too. `known`: it was
 * taken in before. `waiting`: something it speaks of is not there yet; it is kept with what is missing, and tried again when
 * the provider sends it again.
 */
export async function receiveEvent(event: PaymentEvent): Promise<'applied' | 'known' | 'waiting'> {
  try {
    return await db.$transaction(async (tx) => {
      if (!(await claimEvent(tx, event))) return 'known'
      await applyChange(tx, event)
      await tx.paymentEvent.update({
        where: { id: event.id },
        data: { processedAt: new Date(), problem: null },
        select: { id: true },
      })
      return 'applied'
    })
  } catch (error) {
    if (!(error instanceof EventProblem)) throw error
    await noteProblem(event, error.message)
    return 'waiting'
  }
}

/** Whether this call is the one that takes the event in. A second one at the same time waits here for the first. */
async function claimEvent(tx: Db, { id, provider, type, payload }: PaymentEvent): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    insert into payment_events as e (id, provider, type, payload)
    values (${id}, ${provider}, ${type}, ${JSON.stringify(payload)}::jsonb)
    on conflict (id) do update set received_at = now() where e.processed_at is null
    returning e.id`
  return rows.length > 0
}

async function noteProblem({ id, provider, type, payload }: PaymentEvent, problem: string): Promise<void> {
  await db.$executeRaw`
    insert into payment_events as e (id, provider, type, payload, problem)
    values (${id}, ${provider}, ${type}, ${JSON.stringify(payload)}::jsonb, ${problem})
    on conflict (id) do update set problem = excluded.problem, received_at = now() where e.processed_at is null`
}

async function applyChange(tx: Db, { change, at }: PaymentEvent): Promise<void> {
  if (change?.kind === 'transaction') await keepTransaction(tx, change, at)
  if (change?.kind === 'subscription') await keepSubscription(tx, change, at)
}

/** What the provider said later stays, in whatever order it comes. */
async function keepTransaction(tx: Db, change: TransactionChange, at: Date): Promise<void> {
  const subscription = change.subscription
    ? await tx.subscription.findUnique({
        where: { providerId: change.subscription },
        select: { id: true, userId: true },
      })
    : null
  if (change.subscription && !subscription) throw new EventProblem(`no subscription ${change.subscription}`)
  await tx.$executeRaw`
    insert into transactions as t (id, reference, date, description, method, amount_cents, currency, status, user_id,
      subscription_id, provider_id, provider_at)
    values (${randomUUIDv7()}::uuid, ${change.reference}, ${change.date},
      left(${change.description}, 500),
      ${change.method}::payment_method, ${change.amountCents}, ${change.currency}, ${change.status}::transaction_status,
      ${subscription?.userId ?? null}::uuid, ${subscription?.id ?? null}::uuid, ${change.providerId}, ${at})
    on conflict (provider_id) do update set status = excluded.status, description = excluded.description,
      amount_cents = excluded.amount_cents, method = excluded.method, provider_at = excluded.provider_at
    where t.provider_at is null or t.provider_at <= excluded.provider_at`
}

/** One that is stored goes on without its owner; a new one of somebody who is not there waits. */
async function requireOwner(tx: Db, providerId: string, userId: string): Promise<void> {
  const owner = await tx.user.findUnique({ where: { id: userId }, select: { id: true } })
  const known = owner ?? (await tx.subscription.findUnique({ where: { providerId }, select: { id: true } }))
  if (!known) throw new EventProblem(`no account ${userId}`)
}

async function keepSubscription(tx: Db, change: SubscriptionChange, at: Date): Promise<void> {
  const price = await tx.planPrice.findUnique({ where: { providerId: change.price }, select: { id: true } })
  if (!price) throw new EventProblem(`no price ${change.price}`)
  if (change.userId) await requireOwner(tx, change.providerId, change.userId)
  await tx.$executeRaw`
    insert into subscriptions as s (id, user_id, plan_price_id, status, method, monthly_cents, started_at, renews_at,
      expires_at, provider_id, provider_at)
    values (${randomUUIDv7()}::uuid, ${change.userId}::uuid, ${price.id}::uuid, ${change.status}::subscription_status,
      ${change.method}::payment_method, ${change.monthlyCents}, ${change.startedAt}, ${change.renewsAt},
      ${change.expiresAt}, ${change.providerId}, ${at})
    on conflict (provider_id) do update set plan_price_id = excluded.plan_price_id, status = excluded.status,
      method = excluded.method, monthly_cents = excluded.monthly_cents, renews_at = excluded.renews_at,
      expires_at = excluded.expires_at, provider_at = excluded.provider_at
    where s.provider_at is null or s.provider_at <= excluded.provider_at`
}
