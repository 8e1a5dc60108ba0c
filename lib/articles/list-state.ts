import { NO_TAG } from '@/lib/core/list-rewrites'
import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'

/** Orders of the article list, in the order shown. */
export const ARTICLE_SORTS = [
  { sort: 'latest', label: 'Latest' },
  { sort: 'oldest', label: 'Oldest' },
  { sort: 'popular', label: 'Popular' },
] as const

export type ArticleSort = (typeof ARTICLE_SORTS)[number]['sort']

const ORDER_OF = { latest: 'recent', oldest: 'oldest', popular: 'popular' } as const satisfies Record<
  ArticleSort,
  string
>

/** The order of the database that a sort means. */
export const toTextOrder = (sort: ArticleSort) => ORDER_OF[sort]

export const ARTICLES_PER_PAGE = 12

/** What the address of an article list asks for. `category` is a slug of either level, `tag` one too; null means all. */
export type ArticleListState = { sort: ArticleSort; category: string | null; tag: string | null; page: number }

type Asked = { sort?: string; category?: string; tag?: string; page?: string }

/** The state that an address asks for; null for values that no list has. */
export function parseArticleList({ sort = 'latest', category = 'all', tag = NO_TAG, page }: Asked) {
  const known = ARTICLE_SORTS.find((entry) => entry.sort === sort)
  const number = parsePage(page)
  const chosen = [category, ...(tag === NO_TAG ? [] : [tag])]
  if (!known || number === null || !chosen.every(isSlug)) return null
  return {
    sort: known.sort,
    category: category === 'all' ? null : category,
    tag: tag === NO_TAG ? null : tag,
    page: number,
  } satisfies ArticleListState
}

/**
 * The address under which search engines find a state: a page is canonical to itself, another order and a tag to the base
 * list. `home` is the page of its category, of which every page holds the same.
 */
export const canonicalArticleList = ({ sort, tag, page }: ArticleListState, home: string = routes.articles) =>
  page > 1 && sort === 'latest' && !tag ? `${home}?page=${page}` : home
