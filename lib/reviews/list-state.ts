import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'

/** Tabs of the review list, in the order shown (specification, section 2). */
export const REVIEW_TABS = [
  { tab: 'recent', label: 'Recent' },
  { tab: 'popular', label: 'Popular' },
  { tab: 'highest', label: 'Highest Rated' },
] as const

export type ReviewTab = (typeof REVIEW_TABS)[number]['tab']

/** Reviews per page (specification, section 9). */
export const REVIEWS_PER_PAGE = 9

/** What the address of a review list asks for. `category` is a slug; null means all. `q` is free text. */
export type ReviewListState = { tab: ReviewTab; category: string | null; page: number; q?: string }

type Asked = { tab?: string; category?: string; page?: string }

/** What an address of one category asks for: `all` means every category in a list's address, but it is no category. */
export const inCategory = <Place extends Asked & { category: string }>(place: Place): Place => ({
  ...place,
  category: place.category === 'all' ? '-' : place.category,
})

/** The state that an address asks for; null for values that no list has. */
export function parseReviewList({ tab = 'recent', category = 'all', page }: Asked): ReviewListState | null {
  const known = REVIEW_TABS.find((entry) => entry.tab === tab)
  const number = parsePage(page)
  if (!known || number === null || !isSlug(category)) return null
  return { tab: known.tab, category: category === 'all' ? null : category, page: number }
}

/**
 * The address under which search engines find a state (shared rules for search engines, section 2): a page is canonical to
 * itself, an order to the base list, a category to its own list.
 */
export function canonicalReviewList({ tab, category, page }: Omit<ReviewListState, 'q'>) {
  const base = category ? routes.reviewCategory(category) : routes.reviews
  return page > 1 && tab === 'recent' ? (`${base}?page=${page}` as const) : base
}
