import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, pageMetadata } from '@/lib/core/page-metadata'
import { canonicalStoreList, parseStoreList } from './list-state'
import { listProducts, listStoreCategories } from './queries'

const ABOUT =
  'Accessories, audio, monitors and storage that our editors use, with dated prices, price history and the shops that carry them.'

/** What search engines show of a list state. */
export async function storeListMetadata(asked: Parameters<typeof parseStoreList>[0]): Promise<Metadata> {
  const state = parseStoreList(asked)
  if (!state || !(await listProducts(state))) return MISSING_PAGE
  const category = (await listStoreCategories()).find(({ slug }) => slug === state.category)
  return pageMetadata({
    title: category ? `${category.name} in the store` : 'Store',
    page: state.page,
    description: ABOUT,
    path: canonicalStoreList(state),
    picture: 'store',
  })
}
