import { LAST_ADDRESSABLE_PAGE } from '@/lib/core/pagination'
import { isSlug } from '@/lib/core/slug'
import { SEARCH_KINDS, type SearchKind } from './kinds'

/** How long ago something may have been published, with the days that means. */
export const SEARCH_DATES = [
  { date: 'week', label: 'Past week', days: 7 },
  { date: 'month', label: 'Past month', days: 31 },
  { date: 'year', label: 'Past year', days: 366 },
] as const

export const SEARCH_SORTS = [
  { sort: 'relevance', label: 'Most Relevant' },
  { sort: 'newest', label: 'Newest First' },
] as const

export type SearchDate = (typeof SEARCH_DATES)[number]['date']
export type SearchSort = (typeof SEARCH_SORTS)[number]['sort']

export const RESULTS_PER_PAGE = 10

/** Results of a kind are counted no further than this, so that a common word costs no more than a rare one. */
export const MOST_COUNTED = 1000

/** What the address of a search asks for. `category` is a slug; null means no choice. */
export type SearchState = {
  q: string
  kind: SearchKind | null
  category: string | null
  date: SearchDate | null
  sort: SearchSort
  page: number
}

type Asked = { [Name in 'kind' | 'category' | 'date' | 'sort' | 'page']?: string | undefined }

/** The state that an address asks for. What no search knows counts as not chosen: the answer has begun and is no 404. */
export function parseSearch(q: string, { kind, category, date, sort, page }: Asked): SearchState {
  return {
    q,
    kind: SEARCH_KINDS.find((known) => known.kind === kind)?.kind ?? null,
    category: category && isSlug(category) ? category : null,
    date: SEARCH_DATES.find((known) => known.date === date)?.date ?? null,
    sort: SEARCH_SORTS.find((known) => known.sort === sort)?.sort ?? 'relevance',
    page: toPage(page),
  }
}

/** Every number beyond the last page shows the last, however great it is; what is no number shows the first. */
const toPage = (page = '') => (/^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_ADDRESSABLE_PAGE) : 1)

/** Whether there is nothing of the words at all: there were some, and nothing was left out by a kind, a category or a date. */
export const isEmptySearch = (state: SearchState, found: number): boolean =>
  found === 0 && !state.kind && !isNarrowed(state) && LETTER.test(wantedOf(state.q))

export const isNarrowed = ({ category, date }: Pick<SearchState, 'category' | 'date'>) => Boolean(category || date)

const UNWANTED = /(?<![^\s(])-(?:"[^"]*"?|[\p{L}\p{N}][^\s"]*)/gu
const LETTER = /[\p{L}\p{N}]/u

const wantedOf = (q: string) => q.replace(UNWANTED, ' ')

/** Whether a search says only what is not wanted. Everything else would be an answer; none is given. */
export const asksForNothing = (q: string) => LETTER.test(q) && !LETTER.test(wantedOf(q))
