import type { Metadata } from 'next'
import { ReviewList } from '@/app/(public)/reviews/review-list'
import { orPlaceholder } from '@/lib/core/static-params'
import { reviewListMetadata } from '@/lib/reviews/list-metadata'
import { listCategories } from '@/lib/taxonomy/queries'

type Props = PageProps<'/reviews/category/[category]'>

export async function generateStaticParams() {
  const categories = await listCategories('review')
  return orPlaceholder(
    categories.map(({ slug }) => ({ category: slug })),
    { category: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reviewListMetadata(await params)
}

export default async function Page({ params }: Props) {
  const { category } = await params
  // `all` means every category in a list's address, but it is no category.
  return <ReviewList asked={{ category: category === 'all' ? '-' : category }} />
}
