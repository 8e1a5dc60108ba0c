import { parsePage } from '@/lib/core/pagination'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'

export const PRODUCT_SORTS = ['name', 'category', 'price', 'priced', 'clicks'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const PRODUCTS_PER_SHEET = 50

export type ProductAdminState = { q: string; sort: ProductSort; down: boolean; page: number }

type Query = Record<string, string | string[] | undefined>

/** What the address of the product list asks for; a value that nobody offers falls back. `-price` is downwards. */
export function parseProductAdmin(asked: Query): ProductAdminState {
  const wanted = lastValue(asked.sort) ?? 'name'
  return {
    q: normalizeQuery(asked.q),
    sort: PRODUCT_SORTS.find((sort) => sort === wanted.replace(/^-/, '')) ?? 'name',
    down: wanted.startsWith('-'),
    page: parsePage(lastValue(asked.page)) ?? 1,
  }
}
