import { PageFrame } from '@/components/layout/page-frame'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { MOST_COUNTED, RESULTS_PER_PAGE, type SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { KindTabs } from './kind-tabs'
import { NothingFound } from './nothing-found'
import { RememberSearch } from './recent-searches'
import { ResultRow } from './result-row'
import { searchAddress } from './search-address'
import { ResultForm } from './search-form'
import { SearchNotice } from './search-notice'

type SearchPageProps = {
  state: SearchState
  answer: SearchAnswer
  categories: readonly CategoryLabel[]
  trends: readonly { slug: string; name: string }[]
}

export function SearchPage({ state, answer, categories, trends }: SearchPageProps) {
  const { results, counts, total, pages, notice } = answer

  return (
    <PageFrame>
      <header className="border-t-2 border-ink pt-4">
        <h1 className="search-heading text-3xl wrap-anywhere md:text-4xl">
          Results for <bdi className="search-asked">“{state.q}”</bdi>
        </h1>
      </header>
      <div className="mt-6 md:mt-8">
        <ResultForm state={state} categories={categories} />
      </div>
      <div className="mt-6">
        <KindTabs state={state} counts={counts} />
      </div>
      {notice && <SearchNotice state={state} notice={notice} isEmpty={results.length === 0} />}
      {results.length > 0 ? (
        <>
          <div className="mt-4">
            <ResultLine total={total} more={isMore(state.kind, counts)} page={state.page} size={RESULTS_PER_PAGE} />
          </div>
          <div className="results">
            {results.map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </div>
        </>
      ) : (
        <NothingFound state={state} counts={counts} trends={trends} />
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => searchAddress({ ...state, page })} />
      {results.length > 0 && <RememberSearch q={state.q} />}
    </PageFrame>
  )
}

/** Where counting stopped for one of the kinds on show, there may be more. */
const isMore = (kind: SearchState['kind'], counts: SearchAnswer['counts']) =>
  (kind ? [counts[kind]] : Object.values(counts)).some((count) => count !== undefined && count >= MOST_COUNTED)
