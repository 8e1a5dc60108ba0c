import type { Metadata } from 'next'
import { ReviewList } from '@/app/(public)/reviews/review-list'
import { reviewListMetadata } from '@/lib/reviews/list-metadata'

type Props = PageProps<'/lists/reviews/[tab]/[category]/[page]'>

/** The addresses that most readers open first; every other combination is made at its first request. */
export const generateStaticParams = () =>
  ['recent', 'popular', 'highest'].map((tab) => ({ tab, category: 'all', page: '1' }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reviewListMetadata(await params)
}

/** `/reviews` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <ReviewList asked={await params} />
}
