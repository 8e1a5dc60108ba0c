import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CategoryPage } from '@/components/categories/category-page'
import { parseCategoryList } from '@/lib/categories/list-state'
import { searchCategoryArticles } from '@/lib/categories/queries'
import { lastOf, normalizeQuery } from '@/lib/core/search-text'

export const metadata: Metadata = { title: 'Search articles', robots: { index: false, follow: true } }

/** `/category/x?q=…` and `/category/x/y?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ params, searchParams }: PageProps<'/lists/category/[category]/[sub]/search'>) {
  const [place, { q, sort, tag, page }] = await Promise.all([params, searchParams])
  const state = parseCategoryList({ ...place, sort: lastOf(sort), tag: lastOf(tag), page: lastOf(page) })
  if (!state) notFound()
  const searched = { ...state, q: normalizeQuery(q) }
  const list = await searchCategoryArticles(searched)
  if (!list) notFound()
  return <CategoryPage {...list} state={searched} />
}
