import { MissingPage } from '@/components/layout/missing-page'
import { ReviewsPage } from '@/components/reviews/reviews-page'
import { ListRefused } from '@/components/search/list-refused'
import { routes } from '@/lib/core/routes'
import { nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { parseReviewList, REVIEWS_PER_PAGE } from '@/lib/reviews/list-state'
import { listReviews, searchReviews } from '@/lib/reviews/queries'
import { admitSearch, refuseMissingList } from '@/lib/search/admission-commands'
import { listCategories } from '@/lib/taxonomy/queries'

type Asked = Awaited<PageProps<'/lists/reviews/search'>['searchParams']>

/** What a search of the reviews finds, in a category that the path names, if it does. */
export async function ReviewSearch({ asked, place = {} }: { asked: Asked; place?: { category?: string } }) {
  const here = parseReviewList(place)
  if (!here || !(await listReviews(here))) {
    await refuseMissingList()
    return <MissingPage />
  }
  const seconds = await admitSearch()
  const path = place.category ? routes.reviewCategory(place.category) : routes.reviews
  if (seconds > 0) return <ListRefused title="Reviews" path={path} asked={asked} seconds={seconds} />
  const { q, tab, category, page } = asked
  const states = nearestStates({ tab, category, page }, (keys) => parseReviewList({ ...keys, ...place }), {
    category: await listCategories('review'),
  })
  for (const state of states) {
    const searched = { ...state, q: normalizeQuery(q) }
    const list = await searchReviews(searched)
    if (list) return <ReviewsPage {...list} state={searched} size={REVIEWS_PER_PAGE} />
  }
  return <MissingPage />
}
