import type { ArticleCard, ArticleDetail } from '@/lib/articles/article-card'
import type { Offer } from '@/lib/store/product-card'

/** `rating` is 0 to 5 with one decimal. */
export type ReviewCard = ArticleCard & { rating: number }

/** `priceCents` is what it cost when we tested it; `releasedOn` is YYYY-MM-DD. Either may be unknown. */
export type ReviewedProduct = {
  name: string
  brand: string
  priceCents: number | null
  currency: string
  releasedOn: string | null
}

export type ReviewDetail = ArticleDetail & {
  rating: number
  pros: string[]
  cons: string[]
  verdict: string
  product: ReviewedProduct
  facts: { label: string; value: string }[]
  /** What was reviewed, where the store has it. Nobody sells a `withdrawn` one any more. */
  storeProduct: { id: string; slug: string; withdrawn: boolean } | null
  /** Where to buy it, the cheapest first; empty when nobody sells it. */
  offers: Offer[]
}

/** The part of a review that says what was reviewed. In a preview the score may still be missing. */
export type ReviewedThing = Pick<ReviewDetail, 'product' | 'facts' | 'storeProduct' | 'offers'> & {
  rating: number | null
}
