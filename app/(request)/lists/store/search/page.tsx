import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { ListRefused } from '@/components/search/list-refused'
import { StorePage } from '@/components/store/store-page'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { admitSearch } from '@/lib/search/admission-commands'
import { parseStoreList } from '@/lib/store/list-state'
import { listStoreCategories, searchProducts } from '@/lib/store/queries'

export const metadata: Metadata = { title: 'Search the store', ...OUT_OF_INDEX }

/** `/store?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/store/search'>) {
  const asked = await searchParams
  const seconds = await admitSearch()
  if (seconds > 0) return <ListRefused title="Store" path={routes.store} asked={asked} seconds={seconds} />
  const { q, category, sort, page } = asked
  const categories = await listStoreCategories()
  for (const state of nearestStates({ category, sort, page }, parseStoreList, { category: categories })) {
    const searched = { ...state, q: normalizeQuery(q) }
    const list = await searchProducts(searched)
    if (list) return <StorePage {...list} state={searched} />
  }
  return <MissingPage />
}
