import 'server-only'
import { announceOffers } from '@/lib/clicks/commands'
import type { Db } from '@/lib/core/db'
import { endedAlready } from './refusals'
import type { ProductFields } from './schema'

/** Rings when a price fell, for whoever promised to write about it. */
export const PRICE_CHANNEL = 'store_prices'

/**
 * Brings a product's price in line with its offers: it is what the cheapest open one asks, and keeps the last one while
 * nobody sells it. A price that changed is kept as a row, and ends the discount: that was said of another price.
 * Call it in the transaction of whatever changed the offers.
 */
export async function settlePrice(tx: Db, productId: string): Promise<{ changed: boolean; priceCents: number }> {
  const [product] = await tx.$queryRaw<{ price_cents: number }[]>`
    select price_cents from products where id = ${productId}::uuid for update`
  if (!product) throw new Error('There is no such product.')
  const cheapest = await tx.offer.findFirst({
    where: { productId, endedAt: null },
    orderBy: [{ priceCents: 'asc' }, { id: 'asc' }],
    select: { priceCents: true, currency: true, pricedAt: true },
  })
  await announceOffers(tx)
  if (!cheapest) return { changed: false, priceCents: product.price_cents }

  const { priceCents, currency, pricedAt } = cheapest
  const changed = priceCents !== product.price_cents
  await tx.product.update({
    where: { id: productId },
    data: { pricedAt, ...(changed ? { priceCents, currency, discountPercent: 0, version: { increment: 1 } } : {}) },
    select: { id: true },
  })
  if (changed) {
    // After the lock, so that changes at the same time stand in the order in which they were made.
    const changedAt = new Date()
    await tx.priceChange.create({ data: { productId, priceCents, currency, changedAt }, select: { id: true } })
    await tx.$executeRaw`select pg_notify(${PRICE_CHANNEL}, '')`
  }
  return { changed, priceCents }
}

/**
 * Changes an offer that has not ended, in the transaction of the act. Another window may have ended it after this one
 * showed it. @throws AppError 'conflict'.
 */
export async function changeOpenOffer(
  tx: Db,
  id: string,
  data: { priceCents: number; pricedAt: Date } | { endedAt: Date },
): Promise<void> {
  const { count } = await tx.offer.updateMany({ where: { id, endedAt: null }, data })
  if (count === 0) throw endedAlready()
}

/** What a form says of a product, as it is stored. */
export const toColumns = ({ name, brand, description, discount, rating, featured, facts }: ProductFields) => ({
  name,
  brand: brand || null,
  description,
  discountPercent: discount,
  ratingTenths: rating,
  featured: featured === 'on',
  facts,
})

/** Shows another picture of a product. The one before is left to the job that removes what nothing shows. */
export async function replacePicture(tx: Db, productId: string, pictureId: string): Promise<void> {
  // Two who do so at once come one after the other, or the one between would be nobody's.
  const [former] = await tx.$queryRaw<{ id: string | null }[]>`
    select picture_id as id from products where id = ${productId}::uuid for update`
  await tx.product.update({ where: { id: productId }, data: { pictureId }, select: { id: true } })
  if (former?.id) await tx.media.updateMany({ where: { id: former.id }, data: { discardedAt: new Date() } })
}
