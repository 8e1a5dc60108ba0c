import type { CategoryLabel } from '@/lib/articles/article-card'
import type { Picture } from '@/lib/media/picture'

/** A site that news come from. */
export type NewsSourceLabel = { slug: string; name: string }

/** What a list shows of a news item. `link` leads to the source; `publishedAt` is ISO 8601 in UTC. */
export type NewsCard = {
  id: string
  slug: string
  title: string
  description: string
  link: string
  source: NewsSourceLabel
  category: CategoryLabel
  author: string | null
  publishedAt: string
  picture: Picture | null
}
