import { parsePage } from '@/lib/core/pagination'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'

export const POST_SORTS = ['title', 'status', 'category', 'date'] as const
export type PostSort = (typeof POST_SORTS)[number]

/** The status filter; without one, everything that is not in the trash. */
export const POST_FILTERS = [
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'trash', label: 'Trash' },
] as const
export type PostFilter = (typeof POST_FILTERS)[number]['value']

export const POST_ROWS_PER_PAGE = 20

export type PostListState = { q: string; status: PostFilter | null; sort: PostSort; down: boolean; page: number }

type Query = Record<string, string | string[] | undefined>

/** How the address names an order; null for the one that it has unasked. `parsePostList` reads it. */
export const toSortParam = ({ sort, down }: Pick<PostListState, 'sort' | 'down'>): string | null =>
  sort === 'date' && down ? null : `${down ? '-' : ''}${sort}`

const ORDERS = POST_SORTS.flatMap((sort) => [true, false].map((down) => ({ sort, down })))

/** What the address of the list asks for; a value that nobody offers falls back. `-date` is downwards, newest first. */
export function parsePostList(asked: Query): PostListState {
  const order = ORDERS.find((offered) => toSortParam(offered) === lastValue(asked.sort)) ?? { sort: 'date', down: true }
  return {
    q: normalizeQuery(asked.q),
    status: POST_FILTERS.find(({ value }) => value === lastValue(asked.status))?.value ?? null,
    ...order,
    page: parsePage(lastValue(asked.page)) ?? 1,
  }
}
