import '@/components/articles/text.css'
import { AuthorBox } from '@/components/articles/author-box'
import { toContents } from '@/components/articles/contents'
import { LeadPicture } from '@/components/articles/lead-picture'
import { Neighbours, type TextLink } from '@/components/articles/neighbours'
import { Prose } from '@/components/articles/prose'
import { ContentsDetails, ContentsNav } from '@/components/articles/table-of-contents'
import { TagList } from '@/components/articles/tag-list'
import { TextHead } from '@/components/articles/text-head'
import { CommentSection } from '@/components/comments/comment-section'
import { PageFrame } from '@/components/layout/page-frame'
import { BackToList } from '@/components/lists/back-to-list'
import { ReportSubject } from '@/components/moderation/report-subject'
import { SectionHead } from '@/components/ui/section-head'
import type { Discussion } from '@/lib/comments/comment-view'
import type { CommentListState } from '@/lib/comments/list-state'
import { routes } from '@/lib/core/routes'
import type { ReviewCard, ReviewDetail } from '@/lib/reviews/review-card'
import { ProductAside } from './product-aside'
import { ProsAndCons } from './pros-and-cons'
import { ReviewCardView } from './review-card-view'
import { ScoreTile } from './score-tile'
import { Verdict } from './verdict'

type ReviewPageProps = {
  review: ReviewDetail
  /** Up to three. */
  related?: ReviewCard[]
  /** The review published before this one, and the one after. */
  previous?: TextLink | null
  next?: TextLink | null
  discussion: Discussion
  state: CommentListState
}

export function ReviewPage({ review, related = [], previous = null, next = null, discussion, state }: ReviewPageProps) {
  const contents = toContents(review.headings)

  return (
    <PageFrame>
      <article className="text-page">
        <TextHead
          text={review}
          likeCount={discussion.likeCount}
          back={<BackToList path={routes.reviews}>Back to Reviews</BackToList>}
        />
        <LeadPicture {...review} priority glide={review.slug}>
          <ScoreTile rating={review.rating} large decorative />
        </LeadPicture>
        <div className="text-body">
          <ProsAndCons pros={review.pros} cons={review.cons} />
          {contents.length > 0 && <ContentsDetails headings={contents} />}
          <Prose html={review.html} />
          <Verdict text={review.verdict} />
        </div>
        <div className="text-aside later">
          <ProductAside review={review} subject={`article:${review.id}`} />
          {contents.length > 0 && <ContentsNav headings={contents} />}
        </div>
        <div className="text-foot later">
          <TagList tags={review.tagLabels} />
          <AuthorBox author={review.author} bio={review.authorBio} subject={`article:${review.id}`} />
          <div className="text-report">
            <ReportSubject kind="article" id={review.id} noun="review" label="this review" />
          </div>
        </div>
      </article>
      <CommentSection discussion={discussion} state={state} path={routes.review(review.slug)} />
      <Neighbours label="More reviews" previous={previous} next={next} toAddress={routes.review} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="related later">
          <SectionHead id="related" title="Related reviews" />
          <div className="cards" data-three={related.length === 3 || undefined}>
            {related.map((other) => (
              <ReviewCardView key={other.slug} review={other} glide />
            ))}
          </div>
        </section>
      )}
    </PageFrame>
  )
}
