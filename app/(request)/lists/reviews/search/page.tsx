import type { Metadata } from 'next'
import { ReviewSearch } from '../review-search'

export const metadata: Metadata = { title: 'Search reviews', robots: { index: false, follow: true } }

/** `/reviews?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/reviews/search'>) {
  return <ReviewSearch asked={await searchParams} />
}
