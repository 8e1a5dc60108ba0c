'use server'
import { memberAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { db } from '@/lib/core/db'
import { moneyText } from '@/lib/core/money'
import { ok } from '@/lib/core/result'
import { canWish } from './policy'
import { findWishedProduct } from './queries'
import { restoreWishInput, targetInput, wishInput } from './schema'

const MOST_WISHES = 2000
const LIMITS = [{ name: 'wish', limit: 120, windowSeconds: 60 }] as const

const refuseBeyondMost = async (userId: string) => {
  const count = await db.wishlistItem.count({ where: { userId } })
  if (count >= MOST_WISHES)
    throw new AppError('conflict', `Your wishlist has ${MOST_WISHES} products. Remove some first.`)
}

/** Puts a product on the wishlist with what it costs today; one that is there already stays as it is. */
export const addWish = memberAction({
  input: wishInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ productId }) => findWishedProduct(productId),
  allow: canWish,
  async run({ member, subject: { id: productId, priceCents, currency, withdrawnAt } }) {
    if (withdrawnAt) throw new AppError('not_found', 'This product is no longer sold.')
    await refuseBeyondMost(member.id)
    await db.wishlistItem.createMany({
      data: [{ userId: member.id, productId, priceCents, currency }],
      skipDuplicates: true,
    })
    return ok({ wished: true }, 'Added to your wishlist')
  },
})

/** Takes a product off the wishlist and says how it stood there: it can be put back. */
export const removeWish = memberAction({
  input: wishInput,
  unverified: 'allowed',
  limits: LIMITS,
  allow: canWish,
  async run({ input: { productId }, member }) {
    const where = { userId: member.id, productId }
    const row = await db.wishlistItem.findFirst({
      where,
      select: { priceCents: true, targetPriceCents: true, mailedPriceCents: true, createdAt: true },
    })
    await db.wishlistItem.deleteMany({ where })
    const removed: Record<string, string> | null = row && {
      productId,
      priceCents: String(row.priceCents),
      ...(row.targetPriceCents === null ? {} : { target: String(row.targetPriceCents) }),
      ...(row.mailedPriceCents === null ? {} : { mailed: String(row.mailedPriceCents) }),
      addedAt: row.createdAt.toISOString(),
    }
    return ok({ removed }, 'Removed from your wishlist')
  },
})

/** Puts back what was removed a moment ago, with the price it was added at. */
export const restoreWish = memberAction({
  input: restoreWishInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ productId }) => findWishedProduct(productId),
  allow: canWish,
  async run({ input: { priceCents, target, mailed, addedAt }, member, subject: { id: productId, currency } }) {
    await refuseBeyondMost(member.id)
    const createdAt = new Date(Math.min(Date.parse(addedAt), Date.now()))
    const prices = { priceCents, currency, targetPriceCents: target ?? null, mailedPriceCents: mailed ?? null }
    const row = { userId: member.id, productId, ...prices, createdAt }
    await db.wishlistItem.createMany({ data: [row], skipDuplicates: true })
    return ok({}, 'Added to your wishlist again')
  },
})

/**
 * Sets the price that the member waits for; one mail goes out each time the price falls to it or below. The same price
 * again starts nothing anew. What costs no more today has not fallen: that is said here, and the mail is about less.
 */
export const setTargetPrice = memberAction({
  input: targetInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ productId }) => findWishedProduct(productId),
  allow: canWish,
  async run({ input: { productId, target }, member, subject: { priceCents, currency, withdrawnAt, offers } }) {
    const where = { userId: member.id, productId }
    const known = await db.wishlistItem.findFirst({ where, select: { targetPriceCents: true } })
    if (!known) throw new AppError('not_found', 'This is no longer on your wishlist.')
    const sold = !withdrawnAt && offers.length > 0
    const reached = target !== null && sold && priceCents <= target
    if (known.targetPriceCents !== target) {
      const mailedPriceCents = reached ? priceCents : null
      await db.wishlistItem.updateMany({ where, data: { targetPriceCents: target, mailedPriceCents } })
    }
    if (target === null) return ok({}, 'We will not write about this price')
    const when = reached
      ? `It costs ${moneyText(priceCents, currency)} today. We will write when it gets cheaper`
      : 'We will write when the price falls to it'
    return ok({}, member.verified ? when : `${when}, once your email address is verified`)
  },
})
