import 'server-only'
import { db } from '@/lib/core/db'
import { toUuid } from '@/lib/core/uuid'
import { providerSource } from './provider'

const MOST_OTHERS = 12

const chargeFields = { id: true, reference: true, date: true, amountCents: true, currency: true, status: true } as const

/**
 * Everything known of a transaction: who paid, for which subscription, what else was paid for it, and where it stands at the
 * provider. Null when there is none. Times in ISO 8601.
 */
export async function findTransaction(id: string) {
  if (!toUuid(id)) return null
  const row = await db.transaction.findUnique({
    where: { id },
    select: {
      ...chargeFields,
      description: true,
      method: true,
      providerId: true,
      user: { select: { profile: { select: { username: true, fullName: true } } } },
      subscription: {
        select: {
          id: true,
          status: true,
          startedAt: true,
          renewsAt: true,
          expiresAt: true,
          planPrice: {
            select: { cents: true, currency: true, plan: { select: { id: true, name: true, interval: true } } },
          },
          transactions: {
            where: { id: { not: id } },
            orderBy: [{ date: 'desc' }, { id: 'desc' }],
            take: MOST_OTHERS,
            select: chargeFields,
          },
        },
      },
    },
  })
  if (!row) return null
  const { user, subscription, date, providerId, ...transaction } = row
  const provider = providerSource.find()
  return {
    ...transaction,
    date: date.toISOString(),
    member: user?.profile ?? null,
    providerId,
    providerAddress: provider && providerId ? provider.transactionAddress(providerId) : null,
    providerLabel: provider?.label ?? null,
    subscription: subscription && {
      id: subscription.id,
      status: subscription.status,
      startedAt: subscription.startedAt.toISOString(),
      renewsAt: subscription.renewsAt?.toISOString() ?? null,
      expiresAt: subscription.expiresAt?.toISOString() ?? null,
      hasEnded: subscription.expiresAt !== null && subscription.expiresAt <= new Date(),
      plan: subscription.planPrice.plan,
      cents: subscription.planPrice.cents,
      currency: subscription.planPrice.currency,
      others: subscription.transactions.map((other) => ({ ...other, date: other.date.toISOString() })),
    },
  }
}

export type TransactionDetail = NonNullable<Awaited<ReturnType<typeof findTransaction>>>
