import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { after } from 'next/server'
import { SearchPage } from '@/components/search/search-page'
import { SearchRefused } from '@/components/search/search-refused'
import { SearchStart } from '@/components/search/search-start'
import { noteEmptySearch } from '@/lib/analytics/commands'
import { isRobot } from '@/lib/core/robots'
import { lastOf, normalizeQuery } from '@/lib/core/search-text'
import { findSearchCategory, listSearchCategories } from '@/lib/search/category-queries'
import { admitSearch } from '@/lib/search/commands'
import { isNarrowed, parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { listTrends } from '@/lib/trends/queries'

type Asked = Awaited<PageProps<'/search'>['searchParams']>

const toState = ({ q, kind, category, date, sort, page }: Asked) =>
  parseSearch(normalizeQuery(q), {
    kind: lastOf(kind),
    category: lastOf(category),
    date: lastOf(date),
    sort: lastOf(sort),
    page: lastOf(page),
  })

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const { q } = toState(await searchParams)
  return { title: q ? `Search: ${q}` : 'Search', robots: { index: false, follow: true } }
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
    listSearchCategories(state.kind),
    listTrends(),
  ])
  const isEmpty = answer.total === 0 && !state.kind && !isNarrowed(state)
  if (isEmpty && !isRobot(await headers())) after(() => noteEmptySearch(state.q))
  // The form names it also beside a kind of which nothing is filed there: it narrows all the same.
  const isOffered = !chosen || categories.some(({ slug }) => slug === chosen.slug)
  return (
    <SearchPage
      state={{ ...state, page: answer.page }}
      answer={answer}
      categories={isOffered ? categories : [...categories, chosen]}
      trends={trends}
    />
  )
}
