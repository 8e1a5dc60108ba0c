import type { Metadata } from 'next'
import { ReviewList } from '@/app/(public)/reviews/review-list'
import { orPlaceholder } from '@/lib/core/static-params'
import { reviewListMetadata } from '@/lib/reviews/list-metadata'
import { inCategory } from '@/lib/reviews/list-state'
import { listCategories } from '@/lib/taxonomy/queries'

type Props = PageProps<'/lists/review-category/[category]'>

export async function generateStaticParams() {
  const categories = await listCategories('review')
  return orPlaceholder(
    categories.map(({ slug }) => ({ category: slug })),
    { category: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reviewListMetadata(inCategory(await params))
}

/** `/reviews/category/x` (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <ReviewList asked={inCategory(await params)} />
}
