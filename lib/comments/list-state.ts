import { parsePage } from '@/lib/core/pagination'

/** Orders of a discussion, as shown. The first stands in the plain address: what was just said is on top. */
export const COMMENT_ORDERS = [
  { order: 'newest', label: 'Newest' },
  { order: 'oldest', label: 'Oldest' },
  { order: 'best', label: 'Best' },
] as const

export type CommentOrder = (typeof COMMENT_ORDERS)[number]['order']

/** First-level comments per page. */
export const COMMENTS_PER_PAGE = 20

export type CommentListState = { order: CommentOrder; page: number }

/** The state that an address asks for; null for values that no discussion has. */
export function parseCommentList({
  order = 'newest',
  page,
}: {
  order?: string
  page?: string
}): CommentListState | null {
  const known = COMMENT_ORDERS.find((entry) => entry.order === order)
  const number = parsePage(page)
  return known && number !== null ? { order: known.order, page: number } : null
}
