import { parsePage } from '@/lib/core/pagination'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'
import { SAVED_LISTS, type SavedListName } from './schema'

export const SAVED_SORTS = [
  { sort: 'newest', label: 'Saved last' },
  { sort: 'oldest', label: 'Saved first' },
  { sort: 'title', label: 'Title' },
] as const
export type SavedSort = (typeof SAVED_SORTS)[number]['sort']

/** Kinds as a reader tells them apart. */
export const SAVED_FILTERS = [
  { kind: 'review', label: 'Reviews' },
  { kind: 'article', label: 'Articles' },
  { kind: 'news', label: 'News' },
  { kind: 'topic', label: 'Topics' },
] as const
export type SavedFilter = (typeof SAVED_FILTERS)[number]['kind']

export const SAVED_PER_PAGE = 20

export type SavedListState = {
  list: SavedListName
  kind: SavedFilter | null
  label: string | null
  sort: SavedSort
  q: string
  page: number
}

type Query = Record<string, string | string[] | undefined>

/** What the address asks for. Values that nobody offers fall back: this page is nobody's but the member's. */
export function parseSavedList(asked: Query): SavedListState {
  const value = (name: string) => lastValue(asked[name])
  return {
    list: SAVED_LISTS.find(({ list }) => list === value('list'))?.list ?? 'later',
    kind: SAVED_FILTERS.find(({ kind }) => kind === value('kind'))?.kind ?? null,
    label: normalizeQuery(value('label'), 30) || null,
    sort: SAVED_SORTS.find(({ sort }) => sort === value('sort'))?.sort ?? 'newest',
    q: normalizeQuery(asked.q),
    page: parsePage(value('page')) ?? 1,
  }
}
