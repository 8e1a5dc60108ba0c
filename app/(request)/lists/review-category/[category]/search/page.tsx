import type { Metadata } from 'next'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { inCategory } from '@/lib/reviews/list-state'
import { ReviewSearch } from '../../../reviews/review-search'

export const metadata: Metadata = { title: 'Search reviews', ...OUT_OF_INDEX }

/** `/reviews/category/x?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ params, searchParams }: PageProps<'/lists/review-category/[category]/search'>) {
  return <ReviewSearch asked={await searchParams} place={inCategory(await params)} />
}
