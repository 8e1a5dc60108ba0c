import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { countingBound, LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { countProductsUpTo, selectProducts } from './card-queries'
import { PRODUCTS_PER_PAGE, type StoreListState } from './list-state'

/** A list counts no further than this; a shop window is shorter. */
const MOST_COUNTED = PRODUCTS_PER_PAGE * LAST_ADDRESSABLE_PAGE

/** A search counts no further than this, so that a common word costs no more than a rare one. */
const MOST_FOUND = countingBound(PRODUCTS_PER_PAGE)

/** The categories of the store that have a product on sale, in their order. */
export async function listStoreCategories() {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.products)
  return db.category.findMany({
    where: { kind: 'product', products: { some: { withdrawnAt: null } } },
    orderBy: { position: 'asc' },
    select: { id: true, slug: true, name: true },
  })
}

/** One page of the store without free text, or null when there is no such category or page. */
export async function listProducts(state: Omit<StoreListState, 'q'>) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.products)
  return readList(state, MOST_COUNTED)
}

/** The store narrowed by free text; per request. Null when there is no such category or page. */
export const searchProducts = (state: StoreListState) => readList(state, MOST_FOUND)

async function readList({ category, sort, page, q }: StoreListState, most: number) {
  const categories = await listStoreCategories()
  const chosen = category ? categories.find(({ slug }) => slug === category) : undefined
  if (category && !chosen) return null

  const scope = { categoryId: chosen?.id, q }
  const [total, products] = await Promise.all([
    countProductsUpTo(scope, most),
    selectProducts(scope, sort, PRODUCTS_PER_PAGE, (page - 1) * PRODUCTS_PER_PAGE),
  ])
  const pages = pageCount(total, PRODUCTS_PER_PAGE)
  if (page > pages) return null
  return { products, categories, total, more: total >= most, pages }
}

/** Slugs to prerender at build time, the featured first. */
export async function listProductSlugs(most: number) {
  const rows = await selectProducts({}, 'featured', most, 0)
  return rows.map(({ slug }) => slug)
}
