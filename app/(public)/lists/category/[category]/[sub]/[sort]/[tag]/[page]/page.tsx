import type { Metadata } from 'next'
import { CategoryList } from '@/app/(public)/category/category-list'
import { listCategoryAddresses } from '@/lib/categories/index-queries'
import { categoryMetadata } from '@/lib/categories/list-metadata'
import { NO_SUBCATEGORY, NO_TAG } from '@/lib/core/list-rewrites'
import { orPlaceholder } from '@/lib/core/static-params'

type Props = PageProps<'/lists/category/[category]/[sub]/[sort]/[tag]/[page]'>

const rest = { sub: NO_SUBCATEGORY, sort: 'popular', tag: NO_TAG, page: '1' }

/** The addresses that most readers open first; every other combination is made at its first request. */
export async function generateStaticParams() {
  const { categories } = await listCategoryAddresses()
  return orPlaceholder(
    categories.map(({ category }) => ({ category, ...rest })),
    { category: '-', ...rest },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await params)
}

/** `/category/x` and `/category/x/y` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <CategoryList asked={await params} />
}
