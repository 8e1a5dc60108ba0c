import type { Byline } from '@/lib/articles/article-card'

/** What is left of a comment that others answered: taken back by its author, or hidden by staff. */
export type CommentFate = 'deleted' | 'hidden'

/** A comment as readers see it. Times are ISO 8601 in UTC; `html` is sanitised Markdown output. */
export type CommentView = {
  id: string
  createdAt: string
  version: number
} & (
  | {
      fate: null
      html: string
      /** When it was changed after its first minutes. */
      editedAt: string | null
      likeCount: number
      author: Byline
      /** Whether the name of the author leads to a page of theirs. */
      hasPage: boolean
      /** 'Author' of the text above, or one of the 'Staff' who watch over the discussion. */
      badge: 'Author' | 'Staff' | null
    }
  | { fate: CommentFate }
)

/** A first-level comment with its replies, the oldest first. */
export type CommentThread = CommentView & { replies: CommentView[] }

/** One page of a discussion. `total` counts all comments that are seen, `likeCount` likes of the text above. */
export type Discussion = {
  articleId: string
  threads: CommentThread[]
  pages: number
  total: number
  likeCount: number
}
