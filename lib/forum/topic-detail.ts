import type { Byline } from '@/lib/articles/article-card'
import type { TagLabel } from '@/lib/taxonomy/tag-queries'
import type { TopicRow } from './topic-row'

/** `createdAt` and `editedAt` are ISO 8601 in UTC; `html` is '' for a text that is not shown. */
export type Post = {
  id: string
  author: Byline
  /**
   * Whether the author has made their page public, so that their name leads to it. (That of an author who has not is led to by
   * their texts.)
   */
  hasPage: boolean
  createdAt: string
  editedAt: string | null
  /** Whether it said something else before, also where no mark tells so. */
  revised: boolean
  likeCount: number
  html: string
  /** Whether its author or a moderator took it away; a stub keeps its place. */
  state: 'shown' | 'deleted' | 'hidden'
}

export type ReplyPost = Post & {
  position: number
  /** The reply it quotes; nobody is named where that is not shown any more. */
  quotes: { position: number; name: string | null } | null
}

/** One page of a topic. `html` is there on the first page only; the others show the excerpt. */
export type TopicDetail = TopicRow &
  Post & {
    tags: TagLabel[]
    locked: boolean
    page: number
    pages: number
    /** The highest position given so far, for asking whether there is news. */
    lastPosition: number
    replies: ReplyPost[]
  }

const FATE = { deleted: 'was deleted by its author', hidden: 'was hidden by a moderator' } as const

/** What stands in place of a text that is not shown. */
export const stubText = (what: 'post' | 'reply', fate: keyof typeof FATE) => `This ${what} ${FATE[fate]}.`

/** One line about a topic: how its text begins, or its title where that has no words or was taken back. */
export const describeTopic = ({ state, excerpt, title }: Pick<TopicDetail, 'state' | 'excerpt' | 'title'>) =>
  (state === 'shown' && excerpt) || title
