import type { Offer } from '@/lib/store/product-card'
import type { AggregateOffer } from './json-ld-types'

/**
 * What the shops ask for a product, as its page lists it; there is at least one. Whether they have it in stock we do not
 * know, and no page says so.
 */
export function toAggregateOffer(offers: readonly Offer[], currency: string): AggregateOffer {
  const prices = offers.map(({ priceCents }) => priceCents / 100)
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: currency,
    offerCount: offers.length,
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      price: offer.priceCents / 100,
      priceCurrency: offer.currency,
    })),
  }
}
