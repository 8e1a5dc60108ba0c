import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, pageMetadata, toListDescription } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { parseStoreList } from './list-state'
import { listProducts, listStoreCategories } from './queries'

export const STORE_ABOUT =
  'Accessories, audio, monitors and storage that our editors use, with dated prices, price history and the shops that carry them.'

/**
 * Title and canonical address of a list state (shared rules for search engines, section 2): a page of the plain store is
 * canonical to itself, orders and categories to the store.
 */
export async function storeListMetadata(asked: Parameters<typeof parseStoreList>[0]): Promise<Metadata> {
  const state = parseStoreList(asked)
  if (!state || !(await listProducts(state))) return MISSING_PAGE
  const category = (await listStoreCategories()).find(({ slug }) => slug === state.category)
  const name = category ? `${category.name} in the store` : 'Store'
  const isPlain = !category && state.sort === 'featured'
  return pageMetadata({
    title: state.page === 1 ? name : `${name}, page ${state.page}`,
    description: toListDescription(STORE_ABOUT, state.page),
    path: isPlain && state.page > 1 ? `${routes.store}?page=${state.page}` : routes.store,
    picture: 'store',
  })
}
