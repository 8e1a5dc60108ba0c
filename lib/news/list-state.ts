import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'

/** Orders of the news list, in the order shown (specification, section 2, News feed). */
export const NEWS_SORTS = [
  { sort: 'newest', label: 'Newest First' },
  { sort: 'oldest', label: 'Oldest First' },
] as const

export type NewsSort = (typeof NEWS_SORTS)[number]['sort']

/** News items per page, and cards shown while a page loads (specification, section 9). */
export const NEWS_PER_PAGE = 12
export const NEWS_SKELETONS = 8

/** What the address of the news list asks for. `source` and `category` are slugs; null means all. `q` is free text. */
export type NewsListState = {
  source: string | null
  category: string | null
  sort: NewsSort
  page: number
  q?: string
}

type Named = { name: string } | undefined

/** What the list is narrowed to, in words: `AI from Wired`; empty for the whole list. */
export const newsScope = (category: Named, source: Named) =>
  [category?.name, source && `from ${source.name}`].filter(Boolean).join(' ')

/** The heading and title of the list: a narrowed one is a page of its own to search engines. */
export const newsTitle = (scope: string) => (scope ? `Tech News Feed: ${scope}` : 'Tech News Feed')

type Asked = { source?: string; category?: string; sort?: string; page?: string }

/** The state that an address asks for; null for values that no list has. */
export function parseNewsList({
  source = 'all',
  category = 'all',
  sort = 'newest',
  page,
}: Asked): NewsListState | null {
  const known = NEWS_SORTS.find((entry) => entry.sort === sort)
  const number = parsePage(page)
  if (!known || number === null || !isSlug(source) || !isSlug(category)) return null
  return {
    source: source === 'all' ? null : source,
    category: category === 'all' ? null : category,
    sort: known.sort,
    page: number,
  }
}

/**
 * The address under which search engines find a state (shared rules for search engines, section 2): a page is canonical to
 * itself, the other order to the base list.
 */
export function canonicalNewsList({ source, category, sort, page }: Omit<NewsListState, 'q'>) {
  const query = new URLSearchParams({
    ...(source ? { source } : {}),
    ...(category ? { category } : {}),
    ...(page > 1 && sort === 'newest' ? { page: String(page) } : {}),
  }).toString()
  return query ? (`${routes.news}?${query}` as const) : routes.news
}
