import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { CURRENCY } from './names'

/**
 * Ends the price of a plan and begins another, in the transaction of the act; the same price changes nothing. Subscriptions
 * keep the row they were made with.
 * @throws AppError 'conflict' when the price is no longer the one that was `seen`.
 */
export async function replacePrice(
  tx: Db,
  planId: string,
  { seen, cents }: { seen: string; cents: number },
): Promise<{ before: number; changed: boolean }> {
  // Two who change it at once do so one after the other; the second one sees another price than it was shown.
  await tx.$queryRaw`select id from plans where id = ${planId}::uuid for update`
  const open = await tx.planPrice.findFirst({
    where: { planId, validTo: null },
    select: { id: true, cents: true, currency: true, validFrom: true },
  })
  if (open?.id !== seen) {
    throw new AppError('conflict', 'Somebody else has changed the price. Please look at it again.')
  }
  if (open.cents === cents) return { before: open.cents, changed: false }
  // A price is in force for a moment at least.
  const now = new Date(Math.max(Date.now(), open.validFrom.getTime() + 1))
  await tx.planPrice.update({ where: { id: open.id }, data: { validTo: now }, select: { id: true } })
  await tx.planPrice.create({
    data: { planId, cents, currency: open.currency, validFrom: now },
    select: { id: true },
  })
  return { before: open.cents, changed: true }
}

/** The first price of a new plan. */
export const firstPrice = (cents: number) => ({ create: { cents, currency: CURRENCY } })
