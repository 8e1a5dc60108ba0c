import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { after } from 'next/server'
import { SearchPage } from '@/components/search/search-page'
import { SearchRefused } from '@/components/search/search-refused'
import { SearchStart } from '@/components/search/search-start'
import { noteEmptySearch } from '@/lib/analytics/commands'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { isRobot } from '@/lib/core/robots'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'
import { admitSearch } from '@/lib/search/admission-commands'
import { findSearchCategory, listOfferedCategories } from '@/lib/search/category-queries'
import { isEmptySearch, parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { listTrends } from '@/lib/trends/queries'

type Asked = Awaited<PageProps<'/search'>['searchParams']>

const toState = ({ q, kind, category, date, sort, page }: Asked) =>
  parseSearch(normalizeQuery(q), {
    kind: lastValue(kind),
    category: lastValue(category),
    date: lastValue(date),
    sort: lastValue(sort),
    page: lastValue(page),
  })

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const { q } = toState(await searchParams)
  return { title: q ? `Search: ${q}` : 'Search', ...OUT_OF_INDEX }
}

export default async function Page({ searchParams }: PageProps<'/search'>) {
  const asked = toState(await searchParams)
  if (!asked.q) return <SearchStart trends={await listTrends()} />
  const wait = await admitSearch()
  if (wait > 0) return <SearchRefused state={asked} seconds={wait} />
  const chosen = await findSearchCategory(asked.category)
  const state = { ...asked, category: chosen?.slug ?? null }
  const [answer, categories, trends] = await Promise.all([
    search(state),
    listOfferedCategories(state.kind, chosen),
    listTrends(),
  ])
  if (isEmptySearch(state, answer.total) && !isRobot(await headers())) after(() => noteEmptySearch(state.q))
  return <SearchPage state={{ ...state, page: answer.page }} answer={answer} categories={categories} trends={trends} />
}
