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
  /** What was reviewed, where the store has it. */
  storeProduct: { id: string; slug: string } | null
  /** Where to buy it, the cheapest first; empty when the store does not have it. */
  offers: Offer[]
}
