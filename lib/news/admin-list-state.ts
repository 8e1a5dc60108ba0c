import { parsePage } from '@/lib/core/pagination'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'
import { NEWS_SORTS, type NewsSort } from './list-state'

/** Whether readers see an item. */
export const NEWS_STATES = [
  { state: 'shown', label: 'Shown' },
  { state: 'hidden', label: 'Hidden' },
] as const

export type NewsState = (typeof NEWS_STATES)[number]['state']

export const NEWS_PER_SHEET = 50

/** `source` is a slug; null means all. */
export type NewsAdminState = {
  q: string
  source: string | null
  state: NewsState | null
  sort: NewsSort
  page: number
}

type Query = Record<string, string | string[] | undefined>

/** What the address of the administration's list asks for; a value that nobody offers falls back. `sources` are those there are. */
export function parseNewsAdmin(asked: Query, sources: readonly { slug: string }[]): NewsAdminState {
  const [source, state, sort] = [lastValue(asked.source), lastValue(asked.state), lastValue(asked.sort)]
  return {
    q: normalizeQuery(asked.q),
    source: sources.find(({ slug }) => slug === source)?.slug ?? null,
    state: NEWS_STATES.find((known) => known.state === state)?.state ?? null,
    sort: NEWS_SORTS.find((known) => known.sort === sort)?.sort ?? 'newest',
    page: parsePage(lastValue(asked.page)) ?? 1,
  }
}

/** Whether a list leaves anything out. */
export const isNarrowed = ({ q, source, state }: NewsAdminState) => q !== '' || source !== null || state !== null
