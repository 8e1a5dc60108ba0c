import { PageFrame } from '@/components/layout/page-frame'
import { TooFast } from '@/components/lists/too-fast'
import type { SearchState } from '@/lib/search/list-state'
import { searchAddress } from './search-address'
import { PlainSearchForm } from './search-form'

/** Stands in place of results, for somebody who searches faster than people do. Nothing typed is lost. */
export function SearchRefused({ state, seconds }: { state: SearchState; seconds: number }) {
  return (
    <PageFrame>
      <header className="border-t-2 border-ink pt-4">
        <h1 className="text-3xl md:text-4xl">Search</h1>
      </header>
      <div className="mt-6 max-w-[46rem] md:mt-8">
        <PlainSearchForm value={state.q} />
      </div>
      <TooFast seconds={seconds} address={searchAddress(state)} />
    </PageFrame>
  )
}
