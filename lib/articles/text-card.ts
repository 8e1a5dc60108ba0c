import type { ArticleCard } from './article-card'

/** A card of a list that mixes articles and reviews. `rating` is 0 for what has none. */
export type TextCard = ArticleCard & { kind: 'article' | 'review'; rating: number }
