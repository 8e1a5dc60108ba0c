import type { Byline, CategoryLabel } from '@/lib/articles/article-card'

/** What a list shows of a topic. `number` is its public id; times are ISO 8601 in UTC. */
export type TopicRow = {
  number: number
  slug: string
  title: string
  excerpt: string
  category: CategoryLabel
  author: Byline
  replyCount: number
  likeCount: number
  viewCount: number
  createdAt: string
  lastActivityAt: string
  pinned: boolean
  hot: boolean
  locked?: boolean
}
