import type { Metadata } from 'next'
import { ReviewList } from '@/app/(public)/reviews/review-list'
import { reviewListMetadata } from '@/lib/reviews/list-metadata'
import { inCategory } from '@/lib/reviews/list-state'

type Props = PageProps<'/lists/review-category/[category]/[tab]/[page]'>

/** Made at the first request, as few readers go so far. A build wants to know at least one. */
export const generateStaticParams = () => [{ category: '-', tab: 'recent', page: '1' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reviewListMetadata(inCategory(await params))
}

/** `/reviews/category/x` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <ReviewList asked={inCategory(await params)} />
}
