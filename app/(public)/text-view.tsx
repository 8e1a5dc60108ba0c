import { ArticlePage } from '@/components/articles/article-page'
import { MissingPage } from '@/components/layout/missing-page'
import { ReviewPage } from '@/components/reviews/review-page'
import { JsonLd } from '@/components/seo/json-ld'
import { ViewBeacon } from '@/components/views/view-beacon'
import { findArticle } from '@/lib/articles/queries'
import { findDiscussionAt } from '@/lib/comments/queries'
import { noteGone } from '@/lib/core/gone-addresses'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { findReview } from '@/lib/reviews/queries'
import { articleJsonLd, reviewJsonLd } from '@/lib/seo/text-json-ld'
import { leaveMissingText } from './missing-text'

/** A text, and which part of its discussion. Without the latter it is the plain address. */
export type Asked = { slug: string; order?: string; page?: string }

export async function ArticleView({ slug, ...asked }: Asked) {
  const article = isSlug(slug) ? await findArticle(slug) : null
  if (!article) return <MissingPage leave={() => leaveMissingText(routes.article(slug), slug)} />
  noteGone(routes.article(slug), false)
  const part = await findDiscussionAt(article.id, asked)
  if (!part) return <MissingPage />
  const { related, previous, next, ...detail } = article
  return (
    <>
      <JsonLd data={articleJsonLd(detail)} />
      <ArticlePage article={detail} related={related} previous={previous} next={next} {...part} />
      <ViewBeacon subject={`article:${detail.id}`} />
    </>
  )
}

export async function ReviewView({ slug, ...asked }: Asked) {
  const review = isSlug(slug) ? await findReview(slug) : null
  if (!review) return <MissingPage leave={() => leaveMissingText(routes.review(slug), slug)} />
  noteGone(routes.review(slug), false)
  const part = await findDiscussionAt(review.id, asked)
  if (!part) return <MissingPage />
  const { related, previous, next, ...detail } = review
  return (
    <>
      <JsonLd data={reviewJsonLd(detail)} />
      <ReviewPage review={detail} related={related} previous={previous} next={next} {...part} />
      <ViewBeacon subject={`article:${detail.id}`} />
    </>
  )
}
