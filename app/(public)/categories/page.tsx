import type { Metadata } from 'next'
import { CategoryIndex } from '@/components/categories/category-index'
import { JsonLd } from '@/components/seo/json-ld'
import { listCategoryIndex } from '@/lib/categories/index-queries'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { listJsonLd } from '@/lib/seo/page-json-ld'
import { listTrends } from '@/lib/trends/queries'

export const metadata: Metadata = pageMetadata({
  title: 'Categories',
  description: `Every category of articles and reviews on ${site.name}, with the number of texts in each, and what is trending.`,
  path: routes.categories,
})

export default async function Page() {
  const [index, trends] = await Promise.all([listCategoryIndex(), listTrends()])
  return (
    <>
      <JsonLd data={listJsonLd({ trail: [{ name: 'Categories', path: routes.categories }], items: [] })} />
      <CategoryIndex {...index} trends={trends} />
    </>
  )
}
