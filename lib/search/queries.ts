import 'server-only'
import { pageCount } from '@/lib/core/pagination'
import { SEARCH_KINDS } from './kinds'
import { asksForNothing, MOST_COUNTED, RESULTS_PER_PAGE, type SearchState } from './list-state'
import { findMatches, type Matches } from './match-queries'
import { asksForOrder, begunWords } from './reading'
import type { SearchResult } from './result'
import { selectResults } from './result-queries'
import { findSpelling } from './spelling-queries'

/** With so few results, or fewer, one wonders whether the words are spelled as they were meant. */
const FEW = 2

/**
 * What a search answers. `counts` go to `MOST_COUNTED`. `notice` says how the results came about when they are not simply
 * what was asked for: `respelled` shows results of `meant`, `respell` only offers it, `any` shows what has some of the words;
 * `ordered` were some of them.
 */
export type SearchAnswer = {
  results: SearchResult[]
  counts: Matches['counts']
  total: number
  page: number
  pages: number
  notice: { kind: 'respelled' | 'respell'; meant: string } | { kind: 'any'; ordered: boolean } | null
}

/** Searches everything that readers may see. A page beyond the last shows the last. */
export async function search(state: SearchState): Promise<SearchAnswer> {
  if (asksForNothing(state.q)) return answer({ ...state, page: 1 }, { ids: [], counts: {}, reading: 'words' }, null)
  const matches = await findWords(state)
  const found = sum(matches)
  if (found > FEW || matches.reading === 'begun') return answer(state, matches, null)

  const meant = await findSpelling(state.q)
  const better = meant ? await findWords({ ...state, q: meant, page: found > 0 ? 1 : state.page }) : null
  if (meant && better && sum(better) > found) {
    if (found > 0) return answer(state, matches, { kind: 'respell', meant })
    return answer({ ...state, q: meant }, better, { kind: 'respelled', meant })
  }
  if (found > 0) return answer(state, matches, null)
  const any = await findMatches(state, 'any')
  return answer(state, any, sum(any) > 0 ? { kind: 'any', ordered: asksForOrder(state.q) } : null)
}

/**
 * By the words as they stand. Where these fill no page, somebody may not have typed them to their end: then also by what
 * begins so. It is asked seldom, since the beginning of a word costs more than a word.
 */
async function findWords(state: SearchState): Promise<Matches> {
  const matches = await findMatches(state)
  if (sum(matches) >= RESULTS_PER_PAGE || begunWords(state.q).length === 0) return matches
  const begun = await findMatches(state, 'begun')
  return sum(begun) > sum(matches) ? begun : matches
}

const sum = ({ counts }: Matches) => SEARCH_KINDS.reduce((total, { kind }) => total + (counts[kind] ?? 0), 0)

async function answer(state: SearchState, matches: Matches, notice: SearchAnswer['notice']): Promise<SearchAnswer> {
  const total = state.kind ? (matches.counts[state.kind] ?? 0) : sum(matches)
  const pages = pageCount(Math.min(total, MOST_COUNTED), RESULTS_PER_PAGE)
  if (state.page > pages) {
    const last = { ...state, page: pages }
    return answer(last, await findMatches(last, matches.reading), notice)
  }
  const results = await selectResults(matches.ids, state.q, matches.reading)
  return { results, counts: matches.counts, total, page: state.page, pages, notice }
}
