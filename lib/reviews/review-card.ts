import type { ArticleCard, ArticleDetail } from '@/lib/articles/article-card'

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

/** A place to buy what was reviewed, the cheapest first. `pricedAt` is when it cost `priceCents`. */
export type Offer = {
  id: string
  merchant: string
  url: string
  priceCents: number
  currency: string
  pricedAt: string
}

export type ReviewDetail = ArticleDetail & {
  rating: number
  pros: string[]
  cons: string[]
  verdict: string
  product: ReviewedProduct
  facts: { label: string; value: string }[]
  /** Empty when no product of the store is linked. */
  offers: Offer[]
}
