import type { Metadata } from 'next'
import { ReviewList } from '@/app/(public)/reviews/review-list'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'

export const metadata: Metadata = pageMetadata({
  title: 'Reviews',
  description:
    'Laptops, phones, audio, cameras and more: measured on our bench, lived with for weeks, scored out of five.',
  path: routes.reviews,
  picture: 'reviews',
})

export default function Page() {
  return <ReviewList asked={{}} />
}
