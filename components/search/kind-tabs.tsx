import { Link } from '@/components/ui/link'
import { countText } from '@/lib/core/format-count'
import type { SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { toFacets } from './facets'

/** How much of each kind was found, and the way there. */
export function KindTabs({ state, counts }: { state: SearchState; counts: SearchAnswer['counts'] }) {
  return (
    <nav aria-label="Kinds of results" className="tabs">
      {toFacets(state, counts).map(({ kind, label, count, more, address }) => (
        <Link key={label} href={address} scroll={false} aria-current={kind === state.kind ? 'page' : undefined}>
          {label}
          <span className="kind-count">{countText(count, more)}</span>
        </Link>
      ))}
    </nav>
  )
}
