import { z } from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'

/** What of a review stands beside its text, as a `select`. */
export const reviewFields = {
  pros: true,
  cons: true,
  verdict: true,
  productName: true,
  brand: true,
  priceCents: true,
  currency: true,
  releasedOn: true,
  facts: true,
  product: {
    select: {
      id: true,
      slug: true,
      withdrawnAt: true,
      offers: {
        where: { endedAt: null },
        orderBy: { priceCents: 'asc' },
        select: { id: true, merchant: true, url: true, priceCents: true, currency: true, pricedAt: true },
      },
    },
  },
} as const satisfies Prisma.ReviewSelect

type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof reviewFields }>

/** `reviews.facts` as stored: label and value in the order shown. */
const productFacts = z.array(z.tuple([z.string(), z.string()]))

/** What a review says beside its text, as its page and its preview show it. */
export const toReviewed = (review: ReviewRow) => ({
  pros: review.pros,
  cons: review.cons,
  verdict: review.verdict,
  product: {
    name: review.productName,
    brand: review.brand,
    priceCents: review.priceCents,
    currency: review.currency,
    releasedOn: review.releasedOn?.toISOString().slice(0, 10) ?? null,
  },
  facts: productFacts.parse(review.facts).map(([label, value]) => ({ label, value })),
  ...toStore(review.product),
})

/** What the store has of a reviewed product. Of one that is withdrawn it has the page, and no shop. */
function toStore(product: ReviewRow['product']) {
  if (!product) return { storeProduct: null, offers: [] }
  const { id, slug, withdrawnAt, offers } = product
  return {
    storeProduct: { id, slug, withdrawn: withdrawnAt !== null },
    offers: withdrawnAt ? [] : offers.map((offer) => ({ ...offer, pricedAt: offer.pricedAt.toISOString() })),
  }
}
