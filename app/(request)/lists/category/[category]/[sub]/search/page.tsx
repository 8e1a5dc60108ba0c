import type { Metadata } from 'next'
import { CategoryPage } from '@/components/categories/category-page'
import { MissingPage } from '@/components/layout/missing-page'
import { ListRefused } from '@/components/search/list-refused'
import { parseCategoryList } from '@/lib/categories/list-state'
import { listCategoryArticles, searchCategoryArticles } from '@/lib/categories/queries'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { lastValue, nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { admitSearch, refuseMissingList } from '@/lib/search/admission-commands'
import { findTag } from '@/lib/taxonomy/tag-queries'

export const metadata: Metadata = { title: 'Search articles', ...OUT_OF_INDEX }

/** `/category/x?q=…` and `/category/x/y?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ params, searchParams }: PageProps<'/lists/category/[category]/[sub]/search'>) {
  const [place, asked] = await Promise.all([params, searchParams])
  const here = parseCategoryList(place)
  if (!here || !(await listCategoryArticles(here))) {
    await refuseMissingList()
    return <MissingPage />
  }
  const seconds = await admitSearch()
  if (seconds > 0) {
    const path = here.sub ? routes.subcategory(here.category, here.sub) : routes.category(here.category)
    return <ListRefused title="Search articles" path={path} asked={asked} seconds={seconds} />
  }
  const { q, sort, tag, page } = asked
  const chosen = await findTag(lastValue(tag) ?? '')
  const states = nearestStates({ sort, tag, page }, (keys) => parseCategoryList({ ...keys, ...place }), {
    tag: chosen ? [chosen] : [],
  })
  for (const state of states) {
    const searched = { ...state, q: normalizeQuery(q) }
    const list = await searchCategoryArticles(searched)
    if (list) return <CategoryPage {...list} state={searched} />
  }
  return <MissingPage />
}
