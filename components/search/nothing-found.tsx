import { EmptyState } from '@/components/lists/empty-state'
import { ChipLinks } from '@/components/ui/chip-links'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import { asksForNothing, isNarrowed, type SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { searchAddress } from './search-address'

type NothingFoundProps = {
  state: SearchState
  counts: SearchAnswer['counts']
  trends: readonly { slug: string; name: string }[]
}

/** An empty result with the way on that is most likely to lead somewhere. */
export function NothingFound({ state, counts, trends }: NothingFoundProps) {
  const elsewhere = Object.values(counts).some((count) => count > 0)
  const everything = { ...state, kind: null, category: null, date: null, page: 1 }
  const way =
    elsewhere || isNarrowed(state) ? (
      <Link href={searchAddress(everything)} className="button-outline">
        {elsewhere ? 'Show All Results' : 'Clear Filters'}
      </Link>
    ) : (
      <Link href={routes.sitemap} className="button-outline">
        Browse All Sections
      </Link>
    )

  return (
    <>
      <EmptyState title="Nothing found" text={textFor(state)} action={way} />
      {trends.length > 0 && (
        <section className="mx-auto max-w-[46rem] text-center">
          <h2 className="kicker text-muted">Many read about</h2>
          <div className="search-trends mt-3">
            <ChipLinks
              label="Trending topics"
              links={trends.map(({ slug, name }) => ({ label: name, href: routes.trend(slug) }))}
            />
          </div>
        </section>
      )}
    </>
  )
}

function textFor(state: SearchState): string {
  if (!/[\p{L}\p{N}]/u.test(state.q)) return 'There is no word in this search. Type a name, a product or a question.'
  if (asksForNothing(state.q)) return 'This search says only what to leave out. Add a word that you look for.'
  if (state.kind || isNarrowed(state)) return 'Nothing matches these words within your filters.'
  return 'Check the spelling, or try fewer and plainer words.'
}
