import type { CategoryLabel } from '@/lib/articles/article-card'
import type { Picture } from '@/lib/media/picture'
import type { PricePoint } from './price'

/**
 * What a list shows of a product. `priceCents` is what its cheapest open offer asks since `pricedAt` (ISO 8601);
 * `originalCents` is what it cost before a discount, null without one; `rating` is 0 to 5, null while nobody gave one.
 */
export type ProductCard = {
  id: string
  slug: string
  name: string
  description: string
  category: CategoryLabel
  priceCents: number
  originalCents: number | null
  discountPercent: number
  currency: string
  pricedAt: string
  rating: number | null
  featured: boolean
  picture: Picture | null
  /** The cheapest open offer; null when nobody sells it just now. */
  offer: { id: string; merchant: string; host: string } | null
}

/** A place to buy something, the cheapest first. `pricedAt` is when it cost `priceCents`. */
export type Offer = {
  id: string
  merchant: string
  url: string
  priceCents: number
  currency: string
  pricedAt: string
}

/** A product with everything its page shows. Nobody sells a `withdrawn` one any more. */
export type ProductDetail = Omit<ProductCard, 'offer'> & {
  brand: string | null
  facts: { label: string; value: string }[]
  offers: Offer[]
  /** The prices of the product in the order they came, the oldest first. */
  prices: PricePoint[]
  /** What we wrote about it. */
  review: { slug: string; title: string; excerpt: string; rating: number } | null
  withdrawn: boolean
  updatedAt: string
}
