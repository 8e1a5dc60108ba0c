import type { Metadata } from 'next'
import { ReviewList } from '@/app/(public)/reviews/review-list'
import { reviewListMetadata } from '@/lib/reviews/list-metadata'

export const generateMetadata = (): Promise<Metadata> => reviewListMetadata({})

export default function Page() {
  return <ReviewList asked={{}} />
}
