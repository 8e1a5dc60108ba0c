import type { Metadata } from 'next'
import { CategoryList } from '@/app/(public)/category/category-list'
import { listCategoryAddresses } from '@/lib/categories/index-queries'
import { categoryMetadata } from '@/lib/categories/list-metadata'
import { NO_SUBCATEGORY } from '@/lib/core/list-rewrites'
import { orPlaceholder } from '@/lib/core/static-params'

type Props = PageProps<'/lists/category/[category]/[sub]'>

export async function generateStaticParams() {
  const { categories, subcategories } = await listCategoryAddresses()
  return orPlaceholder([...categories.map(({ category }) => ({ category, sub: NO_SUBCATEGORY })), ...subcategories], {
    category: '-',
    sub: NO_SUBCATEGORY,
  })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await params)
}

/** `/category/x` and `/category/x/y` (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <CategoryList asked={await params} />
}
