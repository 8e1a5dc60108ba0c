import 'server-only'
import type { PaymentMethod, SubscriptionStatus, TransactionStatus } from '@/lib/generated/prisma/enums'

/**
 * Whoever takes the money. Everything the site asks of a provider goes through this, so that one is joined, or changed for
 * another, without a change elsewhere. Amounts are cents with their currency, times are those the provider states.
 */
export type PaymentProvider = {
  /** Stored with its events: `stripe`. */
  name: string
  /** What people call it. */
  label: string
  /** Whether it only plays: no money moves. */
  isTest: boolean
  /**
   * Makes a call that needs valid keys and changes nothing. Returns what the provider calls the account.
   * @throws Error whose message may be shown: what the provider refused, never a key.
   */
  checkConnection: (signal: AbortSignal) => Promise<{ account: string }>
  /** Where staff look at a transaction, or refund it, at the provider. */
  transactionAddress: (providerId: string) => string
}

/** What a provider tells, in the site's own words; an adapter makes it from whatever the provider sends. */
export type PaymentEvent = {
  /** The provider's own id of the event: the same id is the same event. */
  id: string
  provider: string
  type: string
  /** When it happened. Of two about one thing the later one holds, whichever comes first. */
  at: Date
  /** The event as it was sent, for looking it up; secrets are taken out by the adapter. */
  payload: object
  change: TransactionChange | SubscriptionChange | null
}

export type TransactionChange = {
  kind: 'transaction'
  providerId: string
  reference: string
  date: Date
  description: string
  method: PaymentMethod
  amountCents: number
  currency: string
  status: TransactionStatus
  /** The provider's id of the subscription that it pays for. */
  subscription: string | null
}

export type SubscriptionChange = {
  kind: 'subscription'
  providerId: string
  /** The provider's id of the price that it was made with. */
  price: string
  userId: string | null
  status: SubscriptionStatus
  method: PaymentMethod
  monthlyCents: number
  startedAt: Date
  renewsAt: Date | null
  expiresAt: Date | null
}

/** Where the room learns who takes the money: nobody yet. Tests bring their own. */
export const providerSource: { find: () => PaymentProvider | null } = { find: () => null }
