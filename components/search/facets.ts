import type { Address } from '@/lib/core/routes'
import { SEARCH_KINDS, type SearchKind } from '@/lib/search/kinds'
import { MOST_COUNTED, type SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { searchAddress } from './search-address'

/** How much of a kind was found, `more` where counting stopped, and the address that shows exactly this. */
type Facet = { kind: SearchKind | null; label: string; count: number; more: boolean; address: Address }

/** The facets of a search: everything together, then each kind. Kinds without a match are left out, unless one was chosen. */
export function toFacets(state: SearchState, counts: SearchAnswer['counts']): Facet[] {
  const toFacet = (kind: SearchKind | null, label: string, count: number, more: boolean) => ({
    kind,
    label,
    count,
    more,
    // The number was counted under the filters of the search, so these stay.
    address: searchAddress({ ...state, kind, page: 1 }),
  })
  const kinds = SEARCH_KINDS.map(({ kind, label }) => {
    const count = counts[kind] ?? 0
    return toFacet(kind, label, count, count >= MOST_COUNTED)
  })
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const all = toFacet(
    null,
    'All',
    total,
    kinds.some(({ more }) => more),
  )
  return [all, ...kinds.filter(({ kind, count }) => count > 0 || kind === state.kind)]
}
