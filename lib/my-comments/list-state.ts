import { parsePage } from '@/lib/core/pagination'
import { type Address, routes } from '@/lib/core/routes'
import { normalizeQuery } from '@/lib/core/search-text'

/** What can have become of something that a member wrote. */
export const POST_STATES = { visible: 'Visible', hidden: 'Hidden', deleted: 'Deleted' } as const
export type PostState = keyof typeof POST_STATES

const STATE_NAMES = Object.keys(POST_STATES) as PostState[]

export const DISCUSSIONS_PER_PAGE = 10
/** Posts of one discussion on a page; among others its newest so many are shown. */
export const POSTS_PER_DISCUSSION = 20

/** What the address of the list asks for; null is any state, '' no search. */
export type MyCommentsState = {
  q: string
  state: PostState | null
  /** One discussion alone; its posts are paged then, else the discussions. */
  in: DiscussionKey | null
  page: number
}

/** Where something was said. */
export type DiscussionKey = `${'article' | 'topic'}:${string}`

const KEY = /^(?:article|topic):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type Asked = Record<string, string | string[] | undefined>

/** The list that an address asks for. Values that mean nothing count as absent. */
export const parseMyComments = ({ q, state, in: key, page }: Asked): MyCommentsState => ({
  q: normalizeQuery(q),
  state: STATE_NAMES.find((known) => known === state) ?? null,
  // The shape is that of the type.
  in: typeof key === 'string' && KEY.test(key) ? (key as DiscussionKey) : null,
  page: parsePage(typeof page === 'string' ? page : undefined) ?? 1,
})

/** The address of a list; what is usual stays out of it. */
export function toMyCommentsAddress({ q, state, in: key, page }: MyCommentsState): Address {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(key && { in: key }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${routes.comments}?${query}` : routes.comments
}
