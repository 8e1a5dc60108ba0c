import type { Metadata } from 'next'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { ReviewSearch } from '../review-search'

export const metadata: Metadata = { title: 'Search reviews', ...OUT_OF_INDEX }

/** `/reviews?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/reviews/search'>) {
  return <ReviewSearch asked={await searchParams} />
}
