import type { Metadata } from 'next'
import { CategoryList } from '@/app/(public)/category/category-list'
import { listCategoryAddresses } from '@/lib/categories/index-queries'
import { categoryMetadata } from '@/lib/categories/list-metadata'
import { isSlug } from '@/lib/core/slug'
import { orPlaceholder } from '@/lib/core/static-params'

type Props = PageProps<'/category/[category]/[sub]'>

export async function generateStaticParams() {
  const { subcategories } = await listCategoryAddresses()
  return orPlaceholder(subcategories, { category: '-', sub: '-' })
}

/** A category alone is no subcategory of itself. */
async function toAsked(params: Props['params']) {
  const { category, sub } = await params
  return { category: isSlug(sub) ? category : '-', sub }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await toAsked(params))
}

export default async function Page({ params }: Props) {
  return <CategoryList asked={await toAsked(params)} />
}
