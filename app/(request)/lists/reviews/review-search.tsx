import { notFound } from 'next/navigation'
import { ReviewsPage } from '@/components/reviews/reviews-page'
import { ListRefused } from '@/components/search/list-refused'
import { routes } from '@/lib/core/routes'
import { lastOf, nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { parseReviewList, REVIEWS_PER_PAGE } from '@/lib/reviews/list-state'
import { listReviews, searchReviews } from '@/lib/reviews/queries'
import { admitSearch, leaveMissingSearch } from '@/lib/search/commands'

type Asked = Awaited<PageProps<'/lists/reviews/search'>['searchParams']>

/** What a search of the reviews finds, in a category that the path names, if it does. */
export async function ReviewSearch({ asked, place = {} }: { asked: Asked; place?: { category?: string } }) {
  const here = parseReviewList(place)
  if (!here || !(await listReviews(here))) return leaveMissingSearch()
  const seconds = await admitSearch()
  const path = place.category ? routes.reviewCategory(place.category) : routes.reviews
  if (seconds > 0) return <ListRefused title="Reviews" path={path} asked={asked} seconds={seconds} />
  const state = parseReviewList({
    tab: lastOf(asked.tab),
    category: lastOf(asked.category),
    page: lastOf(asked.page),
    ...place,
  })
  const q = normalizeQuery(asked.q)
  for (const wanted of nearestStates(state, here)) {
    const list = wanted && (await searchReviews({ ...wanted, q }))
    if (list) return <ReviewsPage {...list} state={{ ...wanted, q }} size={REVIEWS_PER_PAGE} />
  }
  notFound()
}
