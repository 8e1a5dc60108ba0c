import 'server-only'
import { db } from '@/lib/core/db'
import { hashSubscriberSecret } from './secret'

/** Whose link it is, for the pages that mails lead to; null for a link that leads nowhere. Never cached. */
export const findSubscription = (token: string) =>
  token.length > 10 && token.length <= 200
    ? db.newsletterSubscriber.findUnique({
        where: { tokenHash: hashSubscriberSecret(token) },
        select: { email: true, status: true, topics: true },
      })
    : Promise.resolve(null)

export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>
