import type { ArticleCard } from './article-card'

/** A card of a list that mixes articles and reviews; the latter have a rating of 0 to 5 with one decimal. */
export type TextCard = (ArticleCard & { kind: 'article' }) | (ArticleCard & { kind: 'review'; rating: number })
