import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListRefused } from '@/components/search/list-refused'
import { StorePage } from '@/components/store/store-page'
import { routes } from '@/lib/core/routes'
import { lastOf, nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { admitSearch } from '@/lib/search/commands'
import { parseStoreList } from '@/lib/store/list-state'
import { searchProducts } from '@/lib/store/queries'

export const metadata: Metadata = { title: 'Search the store', robots: { index: false, follow: true } }

/** `/store?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/store/search'>) {
  const asked = await searchParams
  const seconds = await admitSearch()
  if (seconds > 0) return <ListRefused title="Store" path={routes.store} asked={asked} seconds={seconds} />
  const state = parseStoreList({
    category: lastOf(asked.category),
    sort: lastOf(asked.sort),
    page: lastOf(asked.page),
  })
  const q = normalizeQuery(asked.q)
  for (const wanted of nearestStates(state, parseStoreList({}))) {
    const list = wanted && (await searchProducts({ ...wanted, q }))
    if (list) return <StorePage {...list} state={{ ...wanted, q }} />
  }
  notFound()
}
