import type { Metadata } from 'next'
import { ArticlePage } from '@/components/articles/article-page'
import { MissingPage } from '@/components/layout/missing-page'
import { ReviewPage } from '@/components/reviews/review-page'
import { JsonLd } from '@/components/seo/json-ld'
import { ViewBeacon } from '@/components/views/view-beacon'
import { findArticle } from '@/lib/articles/queries'
import { textMetadata } from '@/lib/articles/text-metadata'
import { parseCommentList } from '@/lib/comments/list-state'
import { findDiscussion } from '@/lib/comments/queries'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { findReview } from '@/lib/reviews/queries'
import { articleJsonLd, reviewJsonLd } from '@/lib/seo/text-json-ld'
import { leaveMissingText } from './missing-text'

/** A text, and which part of its discussion. Without the latter it is the plain address. */
type Asked = { slug: string; order?: string; page?: string }

export async function articleMetadata({ slug }: Asked): Promise<Metadata> {
  const article = isSlug(slug) ? await findArticle(slug) : null
  return article ? textMetadata('article', article, routes.article(slug)) : {}
}

export async function reviewMetadata({ slug }: Asked): Promise<Metadata> {
  const review = isSlug(slug) ? await findReview(slug) : null
  return review ? textMetadata('review', review, routes.review(slug)) : {}
}

export async function ArticleView({ slug, ...asked }: Asked) {
  const article = isSlug(slug) ? await findArticle(slug) : null
  if (!article) return <MissingPage leave={() => leaveMissingText(routes.article(slug), slug)} />
  const state = parseCommentList(asked)
  const discussion = state && (await findDiscussion(article.id, state))
  if (!discussion) return <MissingPage />
  const { related, previous, next, ...detail } = article
  return (
    <>
      <JsonLd data={articleJsonLd(detail)} />
      <ArticlePage article={detail} {...{ related, previous, next, discussion, state }} />
      <ViewBeacon subject={`article:${detail.id}`} />
    </>
  )
}

export async function ReviewView({ slug, ...asked }: Asked) {
  const review = isSlug(slug) ? await findReview(slug) : null
  if (!review) return <MissingPage leave={() => leaveMissingText(routes.review(slug), slug)} />
  const state = parseCommentList(asked)
  const discussion = state && (await findDiscussion(review.id, state))
  if (!discussion) return <MissingPage />
  const { related, previous, next, ...detail } = review
  return (
    <>
      <JsonLd data={reviewJsonLd(detail)} />
      <ReviewPage review={detail} {...{ related, previous, next, discussion, state }} />
      <ViewBeacon subject={`article:${detail.id}`} />
    </>
  )
}
