import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { countUpTo, selectCards } from '@/lib/articles/card-queries'
import { findPublicText } from '@/lib/articles/detail-queries'
import { findNeighbours, listRelated } from '@/lib/articles/related-queries'
import { toReviewed } from '@/lib/articles/reviewed-product'
import { textMatches } from '@/lib/articles/text-search'
import { countingBound, LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { listCategories } from '@/lib/taxonomy/queries'
import { REVIEWS_PER_PAGE, type ReviewListState } from './list-state'

/** A search counts no further than this, so that a common word costs no more than a rare one. */
const MOST_FOUND = countingBound(REVIEWS_PER_PAGE)

/** One page of the review list without free text, or null when there is no such category or page. */
export async function listReviews({ tab, category, page }: Omit<ReviewListState, 'q'>) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.reviews, tags.commentCounts)
  const categories = await listCategories('review')
  const chosen = category ? categories.find(({ slug }) => slug === category) : undefined
  if (category && !chosen) return null

  const total = chosen ? chosen.count : categories.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.min(pageCount(total, REVIEWS_PER_PAGE), LAST_ADDRESSABLE_PAGE)
  if (page > pages) return null
  const scope = { kind: 'review', order: tab, categories: chosen ? [chosen.id] : undefined } as const
  return {
    reviews: await selectCards(scope, REVIEWS_PER_PAGE, (page - 1) * REVIEWS_PER_PAGE),
    categories: categories.filter(({ count }) => count > 0),
    total,
    pages,
  }
}

/** The review list narrowed by free text; per request. Null when there is no such category or page. */
export async function searchReviews({ tab, category, page, q = '' }: ReviewListState) {
  const categories = await listCategories('review')
  const chosen = category ? categories.find(({ slug }) => slug === category) : undefined
  if (category && !chosen) return null

  const scope = {
    kind: 'review',
    order: tab,
    categories: chosen ? [chosen.id] : undefined,
    search: textMatches(q),
  } as const
  const [total, reviews] = await Promise.all([
    countUpTo(scope, MOST_FOUND),
    selectCards(scope, REVIEWS_PER_PAGE, (page - 1) * REVIEWS_PER_PAGE),
  ])
  const pages = pageCount(total, REVIEWS_PER_PAGE)
  if (page > pages) return null
  return { reviews, categories: categories.filter(({ count }) => count > 0), total, more: total >= MOST_FOUND, pages }
}

/** A review with everything its page shows, or null. */
export async function findReview(slug: string) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.reviews, tags.review(slug))
  const found = await findPublicText('review', slug)
  if (!found?.review) return null
  const { text, review } = found
  return {
    ...text,
    ...toReviewed(review),
    related: await listRelated('review', found.id, found.categoryId),
    ...(await findNeighbours('review', text)),
  }
}

/** Slugs to prerender at build time, newest first. */
export async function listReviewSlugs(most: number) {
  const rows = await selectCards({ kind: 'review', order: 'recent' }, most, 0)
  return rows.map(({ slug }) => slug)
}

/** Among how many of the newest reviews the front page looks for its opening story. */
const FRONT_CANDIDATES = 12

/** The front page's reviews: the best rated of the newest opens it, the newest of the rest stand beside it. */
export async function listFrontReviews(beside: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.reviews, tags.commentCounts)
  const newest = await selectCards({ kind: 'review', order: 'recent' }, FRONT_CANDIDATES, 0)
  const featured = newest.toSorted((a, b) => b.rating - a.rating)[0] ?? null
  return { featured, latestReviews: newest.filter((review) => review !== featured).slice(0, beside) }
}
