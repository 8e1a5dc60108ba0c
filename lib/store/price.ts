/** What a discount is about: the price after it, in cents, and its percentage. */
type Discounted = { priceCents: number; discountPercent: number }

/**
 * What a product cost before its discount, in whole cents: price / (1 − discount / 100) (specification, section 2, Store).
 * Null unless 0 < discount < 100: there is no price before no discount, and none can be found for a gift.
 */
export function originalCents({ priceCents, discountPercent }: Discounted): number | null {
  if (!(discountPercent > 0 && discountPercent < 100)) return null
  return Math.round((priceCents * 100) / (100 - discountPercent))
}

/** A price that was asked from `at` (ISO 8601) on. */
export type PricePoint = { priceCents: number; at: string }

/** More prices than this a page does not list. One more is given, so that the oldest listed has one before it. */
export const MOST_PRICES = 100

/**
 * The prices one after the other, oldest first, each as `by` cents above or below the one before, the very first `null`;
 * repeats are left out, and what is beyond `MOST_PRICES`.
 */
export function priceSteps(points: readonly PricePoint[]): (PricePoint & { by: number | null })[] {
  const ordered = points.toSorted((a, b) => a.at.localeCompare(b.at))
  const changes = ordered.filter(({ priceCents }, index) => priceCents !== ordered[index - 1]?.priceCents)
  const steps = changes.map((point, index) => {
    const before = changes[index - 1]
    return { ...point, by: before ? point.priceCents - before.priceCents : null }
  })
  return steps.slice(-MOST_PRICES)
}
