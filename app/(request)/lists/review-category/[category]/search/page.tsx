import type { Metadata } from 'next'
import { inCategory } from '@/lib/reviews/list-state'
import { ReviewSearch } from '../../../reviews/review-search'

export const metadata: Metadata = { title: 'Search reviews', robots: { index: false, follow: true } }

/** `/reviews/category/x?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ params, searchParams }: PageProps<'/lists/review-category/[category]/search'>) {
  return <ReviewSearch asked={await searchParams} place={inCategory(await params)} />
}
