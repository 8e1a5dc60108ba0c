import { ARTICLE_SORTS, type ArticleSort } from '@/lib/articles/list-state'
import { NO_SUBCATEGORY, NO_TAG } from '@/lib/core/list-rewrites'
import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'

/** Articles per page of a category or a tag. */
export const CATEGORY_TEXTS_PER_PAGE = 12

/** Tags that the filter of a category offers at most (specification, section 9). */
export const TAGS_OFFERED = 15

/** What the address of a category page asks for. All are slugs; null means no choice. `q` is free text. */
export type CategoryListState = {
  category: string
  sub: string | null
  sort: ArticleSort
  tag: string | null
  page: number
  q?: string
}

type Asked = { category: string; sub?: string; sort?: string; tag?: string; page?: string }

/** The state that an address asks for; null for values that no list has. */
export function parseCategoryList({ category, sub = NO_SUBCATEGORY, sort = 'latest', tag = NO_TAG, page }: Asked) {
  const known = ARTICLE_SORTS.find((entry) => entry.sort === sort)
  const number = parsePage(page)
  const chosen = [category, ...(sub === NO_SUBCATEGORY ? [] : [sub]), ...(tag === NO_TAG ? [] : [tag])]
  if (!known || number === null || !chosen.every(isSlug)) return null
  return {
    category,
    sub: sub === NO_SUBCATEGORY ? null : sub,
    sort: known.sort,
    tag: tag === NO_TAG ? null : tag,
    page: number,
  } satisfies CategoryListState
}

/** Orders of a tag's texts, in the order shown. */
export const TAG_SORTS = [
  { sort: 'latest', label: 'Latest' },
  { sort: 'oldest', label: 'Oldest' },
] as const

export type TagListState = { tag: string; sort: (typeof TAG_SORTS)[number]['sort']; page: number }

/** The state that the address of a tag asks for; null for values that no list has. */
export function parseTagList({
  tag,
  sort = 'latest',
  page,
}: {
  tag: string
  sort?: string
  page?: string
}): TagListState | null {
  const known = TAG_SORTS.find((entry) => entry.sort === sort)
  const number = parsePage(page)
  return known && number !== null && isSlug(tag) ? { tag, sort: known.sort, page: number } : null
}

type Place = Pick<CategoryListState, 'category' | 'sub'>

/** The page of a category, whatever is chosen on it. */
export const categoryPath = ({ category, sub }: Place) =>
  sub ? routes.subcategory(category, sub) : routes.category(category)

/**
 * The address under which search engines find a state: a page is canonical to itself, another order to the newest first, a
 * tag within a category to the category.
 */
export function canonicalCategoryList({ sort, tag, page, ...place }: Omit<CategoryListState, 'q'>) {
  const base = categoryPath(place)
  return page > 1 && sort === 'latest' && !tag ? (`${base}?page=${page}` as const) : base
}

/** The address under which search engines find a state of the list of a tag. */
export function canonicalTagList({ tag, sort, page }: TagListState) {
  const base = routes.tag(tag)
  return page > 1 && sort === 'latest' ? (`${base}?page=${page}` as const) : base
}
