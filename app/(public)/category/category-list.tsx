import { CategoryPage } from '@/components/categories/category-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { canonicalCategoryList, parseCategoryList } from '@/lib/categories/list-state'
import { listCategoryArticles } from '@/lib/categories/queries'
import { routes } from '@/lib/core/routes'
import { listJsonLd } from '@/lib/seo/page-json-ld'

type Asked = Parameters<typeof parseCategoryList>[0]

/** A category in one state; a state that no list has is a true 404. */
export async function CategoryList({ asked }: { asked: Asked }) {
  const state = parseCategoryList(asked)
  const list = state && (await listCategoryArticles(state))
  if (!list) return <MissingPage />
  const { category, sub, articles } = list
  const categories = { name: 'Categories', path: routes.categories }
  const above = sub ? [{ name: category.name, path: routes.category(category.slug) }] : []
  const here = { name: (sub ?? category).name, path: canonicalCategoryList(state) }
  const items = articles.map(({ slug }) => routes.article(slug))
  return (
    <>
      <JsonLd data={listJsonLd({ trail: [categories, ...above, here], items })} />
      <CategoryPage {...list} state={state} />
    </>
  )
}
