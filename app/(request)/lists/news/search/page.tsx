import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { NewsPage } from '@/components/news/news-page'
import { ListRefused } from '@/components/search/list-refused'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { parseNewsList } from '@/lib/news/list-state'
import { listNewsFilters, searchNews } from '@/lib/news/queries'
import { admitSearch } from '@/lib/search/admission-commands'

export const metadata: Metadata = { title: 'Search news', ...OUT_OF_INDEX }

/** `/news?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/news/search'>) {
  const asked = await searchParams
  const seconds = await admitSearch()
  if (seconds > 0) return <ListRefused title="Tech News Feed" path={routes.news} asked={asked} seconds={seconds} />
  const { q, source, category, sort, page } = asked
  const { sources, categories } = await listNewsFilters()
  const offered = { source: sources, category: categories }
  for (const state of nearestStates({ source, category, sort, page }, parseNewsList, offered)) {
    const searched = { ...state, q: normalizeQuery(q) }
    const list = await searchNews(searched)
    if (list) return <NewsPage {...list} state={searched} />
  }
  return <MissingPage />
}
