import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'

/** Orders of the store, in the order shown; the first is the plain one (specification, section 2). */
export const STORE_SORTS = [
  { sort: 'featured', label: 'Featured' },
  { sort: 'price-low', label: 'Price: Low to High' },
  { sort: 'price-high', label: 'Price: High to Low' },
  { sort: 'rating', label: 'Highest Rated' },
] as const

export type StoreSort = (typeof STORE_SORTS)[number]['sort']

/** Products per page. */
export const PRODUCTS_PER_PAGE = 12

/** What the address of a store list asks for. `category` is a slug; null means all. `q` is free text. */
export type StoreListState = { category: string | null; sort: StoreSort; page: number; q?: string }

type Asked = { category?: string; sort?: string; page?: string }

/** The state that an address asks for; null for values that no list has. */
export function parseStoreList({ category = 'all', sort = 'featured', page }: Asked): StoreListState | null {
  const known = STORE_SORTS.find((entry) => entry.sort === sort)
  const number = parsePage(page)
  if (!known || number === null || !isSlug(category)) return null
  return { category: category === 'all' ? null : category, sort: known.sort, page: number }
}

/**
 * The address under which search engines find a state (shared rules for search engines, section 2): a page of the plain
 * store is canonical to itself, orders and categories to the store.
 */
export const canonicalStoreList = ({ category, sort, page }: Omit<StoreListState, 'q'>) =>
  page > 1 && !category && sort === 'featured' ? (`${routes.store}?page=${page}` as const) : routes.store
