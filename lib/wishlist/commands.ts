import 'server-only'
import { db } from '@/lib/core/db'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { queueMail } from '@/lib/core/mail'
import { toDropLetter } from './letters'

/** Mails of one run; the next run takes the rest. */
const BATCH = 200

type Drop = { email: string; name: string; slug: string; price_cents: number; target_cents: number; currency: string }

/**
 * Writes to those whose price has come: once per drop, and again only when it falls further, or after it has risen above
 * their price in between. Mail and mark share a transaction, so nobody is told twice or forgotten, however many servers
 * do this at once. Returns how many mails were written.
 */
export async function mailPriceDrops(): Promise<{ mails: number }> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`
        update wishlist_items w set mailed_price_cents = null from products p
        where p.id = w.product_id and w.mailed_price_cents is not null and p.price_cents > w.target_price_cents`
      const drops = await tx.$queryRaw<Drop[]>`
        with due as (
          select w.user_id, w.product_id, p.price_cents, p.name, p.slug, p.currency
          from wishlist_items w join products p on p.id = w.product_id join users u on u.id = w.user_id
          where p.price_cents <= w.target_price_cents and (w.mailed_price_cents is null or p.price_cents < w.mailed_price_cents)
            and p.withdrawn_at is null and exists (select from offers o where o.product_id = p.id and o.ended_at is null)
            and u.email is not null and u.email_verified_at is not null and u.deletion_requested_at is null
          limit ${BATCH} for update of w skip locked
        )
        update wishlist_items w set mailed_price_cents = due.price_cents from due join users u on u.id = due.user_id
        where w.user_id = due.user_id and w.product_id = due.product_id
        returning u.email::text, due.name, due.slug, due.price_cents, w.target_price_cents as target_cents, due.currency`
      for (const { price_cents, target_cents, ...drop } of drops) {
        await queueMail(tx, toDropLetter({ ...drop, priceCents: price_cents, targetCents: target_cents }))
      }
      return { mails: drops.length }
    },
    { timeout: 15_000, ...JOB_PATIENCE },
  )
}
