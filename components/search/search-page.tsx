import { PageFrame } from '@/components/layout/page-frame'
import { AnnounceResult } from '@/components/lists/announce-result'
import { Pager } from '@/components/lists/pager'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { countText } from '@/lib/core/format-count'
import { pageOf } from '@/lib/core/pagination'
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
  const { results, counts, pages, notice } = answer

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
          <ResultCount state={state} answer={answer} />
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

/** 'Showing 11 - 20 of 1,000+ results', read out when the search changes. */
function ResultCount({ state: { kind, page }, answer: { counts, total } }: Pick<SearchPageProps, 'state' | 'answer'>) {
  const { from, to } = pageOf(total, page, RESULTS_PER_PAGE)
  const counted = kind ? [counts[kind]] : Object.values(counts)
  const more = counted.some((count) => count !== undefined && count >= MOST_COUNTED)
  const shown = `Showing ${countText(from, false)} - ${countText(to, false)} of ${countText(total, more)}`
  const text = `${shown} ${total === 1 ? 'result' : 'results'}`
  return (
    <p className="mt-4 text-sm text-muted tabular-nums">
      {text}
      <AnnounceResult text={text} />
    </p>
  )
}
