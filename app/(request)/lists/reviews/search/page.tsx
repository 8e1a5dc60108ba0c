import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReviewsPage } from '@/components/reviews/reviews-page'
import { ListRefused } from '@/components/search/list-refused'
import { routes } from '@/lib/core/routes'
import { lastOf, normalizeQuery } from '@/lib/core/search-text'
import { parseReviewList, REVIEWS_PER_PAGE } from '@/lib/reviews/list-state'
import { searchReviews } from '@/lib/reviews/queries'
import { admitSearch } from '@/lib/search/commands'

export const metadata: Metadata = { title: 'Search reviews', robots: { index: false, follow: true } }

/** `/reviews?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/reviews/search'>) {
  const asked = await searchParams
  const seconds = await admitSearch()
  if (seconds > 0) return <ListRefused title="Reviews" path={routes.reviews} asked={asked} seconds={seconds} />
  const state = parseReviewList({ tab: lastOf(asked.tab), category: lastOf(asked.category), page: lastOf(asked.page) })
  const q = normalizeQuery(asked.q)
  // A state that no list has falls back to the plain search: the answer has begun and can no longer become a 404.
  for (const wanted of [state, parseReviewList({})]) {
    const list = wanted && (await searchReviews({ ...wanted, q }))
    if (list) return <ReviewsPage {...list} state={{ ...wanted, q }} size={REVIEWS_PER_PAGE} />
  }
  notFound()
}
