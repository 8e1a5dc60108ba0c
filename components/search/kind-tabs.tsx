import { Link } from '@/components/ui/link'
import { SEARCH_KINDS } from '@/lib/search/kinds'
import { MOST_COUNTED, type SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { countText } from './count-text'
import { searchAddress } from './search-address'

/** How much of each kind was found. Kinds without a match are left out, unless one was chosen. */
export function KindTabs({ state, counts }: { state: SearchState; counts: SearchAnswer['counts'] }) {
  const found = SEARCH_KINDS.map(({ kind, label }) => ({ kind, label, count: counts[kind] ?? 0 }))
  const shown = found.filter(({ kind, count }) => count > 0 || kind === state.kind)
  const total = found.reduce((sum, { count }) => sum + count, 0)
  const capped = found.some(({ count }) => count >= MOST_COUNTED)

  return (
    <nav aria-label="Kinds of results" className="tabs">
      {[{ kind: null, label: 'All', count: total }, ...shown].map(({ kind, label, count }) => (
        <Link
          key={label}
          href={searchAddress({ ...state, kind, category: kind === state.kind ? state.category : null, page: 1 })}
          scroll={false}
          aria-current={kind === state.kind ? 'page' : undefined}
        >
          {label}
          <span className="kind-count">{countText(count, kind ? count >= MOST_COUNTED : capped)}</span>
        </Link>
      ))}
    </nav>
  )
}
