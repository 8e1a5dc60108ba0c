import type { Metadata } from 'next'
import { routes } from '@/lib/core/routes'
import { ReviewList } from './review-list'

export const metadata: Metadata = {
  title: 'Reviews',
  description:
    'Laptops, phones, audio, cameras and more: measured on our bench, lived with for weeks, scored out of five.',
  alternates: { canonical: routes.reviews },
}

export default function Page() {
  return <ReviewList asked={{}} />
}
