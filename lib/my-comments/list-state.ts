import { parsePage } from '@/lib/core/pagination'
import { type Address, routes } from '@/lib/core/routes'
import { normalizeQuery } from '@/lib/core/search-text'

/** What can have become of something that a member wrote. */
export const POST_STATES = { visible: 'Visible', hidden: 'Hidden', deleted: 'Deleted' } as const
export type PostState = keyof typeof POST_STATES

const STATE_NAMES = Object.keys(POST_STATES) as PostState[]

export const DISCUSSIONS_PER_PAGE = 10

/** What the address of the list asks for; null is any state, '' no search. */
export type MyCommentsState = { q: string; state: PostState | null; page: number }

type Asked = Record<string, string | string[] | undefined>

/** The list that an address asks for. Values that mean nothing count as absent. */
export const parseMyComments = ({ q, state, page }: Asked): MyCommentsState => ({
  q: normalizeQuery(q),
  state: STATE_NAMES.find((known) => known === state) ?? null,
  page: parsePage(typeof page === 'string' ? page : undefined) ?? 1,
})

/** The address of a list; what is usual stays out of it. */
export function toMyCommentsAddress({ q, state, page }: MyCommentsState): Address {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${routes.comments}?${query}` : routes.comments
}
