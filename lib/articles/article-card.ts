import type { Picture } from '@/lib/media/picture'

/** Who wrote something, as lists and bylines show it. `avatar` is an image address or null. */
export type Byline = { username: string; name: string; avatar: string | null }

export type CategoryLabel = { slug: string; name: string }

/** What a list shows of an article. Times are ISO 8601 in UTC, `readMinutes` whole minutes. */
export type ArticleCard = {
  slug: string
  title: string
  excerpt: string
  category: CategoryLabel
  tags: string[]
  publishedAt: string
  readMinutes: number
  commentCount: number
  author: Byline
  picture: Picture | null
}

/** A text with everything its page shows. `html` is sanitised Markdown output. */
export type ArticleDetail = ArticleCard & {
  id: string
  /** The tags of the text with their addresses, in the order of `tags`. */
  tagLabels: CategoryLabel[]
  html: string
  headings: { id: string; text: string; depth: number }[]
  updatedAt: string
  authorBio: string | null
  meta?: TextMeta
}

/** What the author wants search engines and shared links to say, where it differs from the text; null where not. */
export type TextMeta = {
  title: string | null
  description: string | null
  canonicalUrl: string | null
  sharePicture: Picture | null
}
