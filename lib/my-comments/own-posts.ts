import { escapeLike } from '@/lib/core/search-text'
import { Prisma } from '@/lib/generated/prisma/client'
import type { MyCommentsState, PostState } from './list-state'

export type OwnKind = 'comment' | 'topic' | 'reply'

/** A row of `ownPosts`. */
export type OwnPostRow = {
  kind: OwnKind
  id: string
  placeKind: 'article' | 'topic'
  place: string
  title: string
  /** Null when it was deleted. */
  content: string | null
  state: PostState
  createdAt: Date
  editedAt: Date | null
  position: number
  likes: number
}

/**
 * Everything that a member has said under articles and reviews and in the forum, as a query: its own indexes by author
 * find the rows. What was deleted is there without its text.
 */
export function ownPosts(
  memberId: string,
  { q, state, in: key }: Pick<MyCommentsState, 'q' | 'state' | 'in'>,
): Prisma.Sql {
  const me = Prisma.sql`${memberId}::uuid`
  const all = Prisma.sql`
    SELECT 'comment' AS kind, c.id, 'article' AS place_kind, c.article_id AS place, '' AS title, c.content,
      ${stateOf('c')} AS state, c.created_at, c.edited_at, 0 AS position, c.like_count AS likes
    FROM comments c WHERE c.author_id = ${me} AND c.article_id IS NOT NULL
    UNION ALL
    SELECT 'topic', t.id, 'topic', t.id, t.title, t.content,
      CASE WHEN t.withdrawn_at IS NOT NULL THEN 'deleted' ELSE ${stateOf('t')} END,
      t.created_at, t.edited_at, 0, t.like_count
    FROM topics t WHERE t.author_id = ${me}
    UNION ALL
    SELECT 'reply', r.id, 'topic', r.topic_id, '', r.content, ${stateOf('r')}, r.created_at, r.edited_at, r.position,
      r.like_count
    FROM replies r WHERE r.author_id = ${me}`
  const pattern = `%${escapeLike(q)}%`
  const [placeKind, place] = key?.split(':') ?? []
  const filters = [
    ...(place ? [Prisma.sql`place_kind = ${placeKind} AND place = ${place}::uuid`] : []),
    ...(state ? [Prisma.sql`state = ${state}`] : []),
    ...(q ? [Prisma.sql`state <> 'deleted' AND (content ILIKE ${pattern} OR title ILIKE ${pattern})`] : []),
  ]
  const where = filters.length ? Prisma.sql`WHERE ${Prisma.join(filters, ' AND ')}` : Prisma.empty
  return Prisma.sql`
    SELECT kind, id, place_kind, place, title, CASE WHEN state = 'deleted' THEN NULL ELSE content END AS content, state,
      created_at, edited_at, position, likes
    FROM (${all}) own ${where}`
}

const stateOf = (table: 'c' | 't' | 'r') => {
  const row = Prisma.raw(table)
  return Prisma.sql`CASE WHEN ${row}.deleted_at IS NOT NULL THEN 'deleted' WHEN ${row}.hidden_at IS NOT NULL THEN 'hidden'
    ELSE 'visible' END`
}
