import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'

/** Tabs of the forum, in the order shown (specification, section 2, Forum). */
export const FORUM_TABS = [
  { tab: 'all', label: 'All Topics' },
  { tab: 'pinned', label: 'Pinned' },
  { tab: 'hot', label: 'Hot' },
] as const

/** Orders of the list, in the order shown (specification, section 2, Forum). */
export const FORUM_SORTS = [
  { sort: 'recent', label: 'Most Recent' },
  { sort: 'replies', label: 'Most Replies' },
  { sort: 'likes', label: 'Most Likes' },
  { sort: 'views', label: 'Most Views' },
] as const

export type ForumTab = (typeof FORUM_TABS)[number]['tab']
export type ForumSort = (typeof FORUM_SORTS)[number]['sort']

/** Topics per page of the list. */
export const TOPICS_PER_PAGE = 20

/** What the address of the forum asks for. `category` is a slug; null means all. `q` is free text. */
export type ForumListState = { tab: ForumTab; category: string | null; sort: ForumSort; page: number; q?: string }

/** The heading and title of the list: one category of it is a page of its own to search engines. */
export const forumTitle = (category: { name: string } | undefined) =>
  category ? `Community Forum: ${category.name}` : 'Community Forum'

type Asked = { tab?: string; category?: string; sort?: string; page?: string }

/** The state that an address asks for; null for values that no list has. */
export function parseForumList({ tab = 'all', category = 'all', sort = 'recent', page }: Asked): ForumListState | null {
  const knownTab = FORUM_TABS.find((entry) => entry.tab === tab)
  const knownSort = FORUM_SORTS.find((entry) => entry.sort === sort)
  const number = parsePage(page)
  if (!knownTab || !knownSort || number === null || !isSlug(category)) return null
  return { tab: knownTab.tab, category: category === 'all' ? null : category, sort: knownSort.sort, page: number }
}

/**
 * The address under which search engines find a state (shared rules for search engines, section 2): a page is canonical to
 * itself, another order or tab to the base list, with its category.
 */
export function canonicalForumList({ tab, category, sort, page }: Omit<ForumListState, 'q'>) {
  const query = new URLSearchParams({
    ...(category ? { category } : {}),
    ...(page > 1 && sort === 'recent' && tab === 'all' ? { page: String(page) } : {}),
  }).toString()
  return query ? (`${routes.forum}?${query}` as const) : routes.forum
}
