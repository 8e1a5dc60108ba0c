import { MissingPage } from '@/components/layout/missing-page'
import { ReviewsPage } from '@/components/reviews/reviews-page'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/core/routes'
import { canonicalReviewList, parseReviewList, REVIEWS_PER_PAGE } from '@/lib/reviews/list-state'
import { listReviews } from '@/lib/reviews/queries'
import { listJsonLd, toListTrail } from '@/lib/seo/page-json-ld'

type Asked = Parameters<typeof parseReviewList>[0]

/** The list in one state; a state that no list has is a true 404. */
export async function ReviewList({ asked }: { asked: Asked }) {
  const state = parseReviewList(asked)
  const list = state && (await listReviews(state))
  if (!list) return <MissingPage />
  return (
    <>
      <JsonLd
        data={listJsonLd({
          trail: toListTrail(
            { name: 'Reviews', path: routes.reviews },
            list.categories.find(({ slug }) => slug === state.category)?.name,
            canonicalReviewList(state),
          ),
          items: list.reviews.map(({ slug }) => routes.review(slug)),
        })}
      />
      <ReviewsPage {...list} state={state} size={REVIEWS_PER_PAGE} />
    </>
  )
}
