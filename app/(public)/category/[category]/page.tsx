import type { Metadata } from 'next'
import { CategoryList } from '@/app/(public)/category/category-list'
import { listCategoryAddresses } from '@/lib/categories/index-queries'
import { categoryMetadata } from '@/lib/categories/list-metadata'
import { orPlaceholder } from '@/lib/core/static-params'

type Props = PageProps<'/category/[category]'>

export async function generateStaticParams() {
  const { categories } = await listCategoryAddresses()
  return orPlaceholder(categories, { category: '-' })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await params)
}

export default async function Page({ params }: Props) {
  return <CategoryList asked={await params} />
}
