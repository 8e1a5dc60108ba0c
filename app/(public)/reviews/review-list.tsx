import { notFound } from 'next/navigation'
import { NotFoundBoundary } from '@/components/layout/not-found-boundary'
import { ReviewsPage } from '@/components/reviews/reviews-page'
import { parseReviewList, REVIEWS_PER_PAGE } from '@/lib/reviews/list-state'
import { listReviews } from '@/lib/reviews/queries'

type Asked = Parameters<typeof parseReviewList>[0]

/** The list in one state; a state that no list has is a true 404. */
export function ReviewList({ asked }: { asked: Asked }) {
  return (
    <NotFoundBoundary>
      <KnownList asked={asked} />
    </NotFoundBoundary>
  )
}

async function KnownList({ asked }: { asked: Asked }) {
  const state = parseReviewList(asked)
  const list = state && (await listReviews(state))
  if (!list) notFound()
  return <ReviewsPage {...list} state={state} size={REVIEWS_PER_PAGE} />
}
