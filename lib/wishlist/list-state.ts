import { parsePage } from '@/lib/core/pagination'
import { lastValue } from '@/lib/core/search-text'

export const WISH_SORTS = [
  { sort: 'newest', label: 'Added last' },
  { sort: 'drop', label: 'Biggest drop' },
  { sort: 'price', label: 'Price: Low to High' },
  { sort: 'name', label: 'Name' },
] as const
export type WishSort = (typeof WISH_SORTS)[number]['sort']

export const WISHES_PER_PAGE = 24

export type WishListState = { sort: WishSort; page: number }

type Query = Record<string, string | string[] | undefined>

/** What the address asks for. Values that nobody offers fall back: this page is nobody's but the member's. */
export const parseWishList = (asked: Query): WishListState => ({
  sort: WISH_SORTS.find(({ sort }) => sort === lastValue(asked.sort))?.sort ?? 'newest',
  page: parsePage(lastValue(asked.page)) ?? 1,
})
