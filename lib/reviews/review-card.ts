import type { ArticleCard, ArticleDetail } from '@/lib/articles/article-card'

/** `rating` is 0 to 5 with one decimal. */
export type ReviewCard = ArticleCard & { rating: number }

export type ReviewedProduct = { name: string; brand: string; priceCents: number; currency: string; releasedOn: string }

export type ReviewDetail = ArticleDetail & {
  rating: number
  pros: string[]
  cons: string[]
  verdict: string
  product: ReviewedProduct
  facts: { label: string; value: string }[]
}
