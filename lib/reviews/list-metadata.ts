import 'server-only'
import type { Metadata } from 'next'
import { FEWEST_INDEXED, MISSING_PAGE, OUT_OF_INDEX, pageMetadata, toFeedLink } from '@/lib/core/page-metadata'
import { site } from '@/lib/core/site'
import { listCategories } from '@/lib/taxonomy/queries'
import { canonicalReviewList, parseReviewList } from './list-state'
import { listReviews } from './queries'

/** What search engines show of a list state. A category is found once there is something in it. */
export async function reviewListMetadata(asked: Parameters<typeof parseReviewList>[0]): Promise<Metadata> {
  const state = parseReviewList(asked)
  if (!state || !(await listReviews(state))) return MISSING_PAGE
  const categories = await listCategories('review')
  const category = categories.find(({ slug }) => slug === state.category)
  const facts = pageMetadata({
    title: category ? `${category.name} reviews` : 'Reviews',
    page: state.page,
    description: category
      ? `Every ${category.name.toLowerCase()} review on ${site.name}, with measurements, scores, pros and cons.`
      : 'Laptops, phones, audio, cameras and more: measured on our bench, lived with for weeks, scored out of five.',
    path: canonicalReviewList(state),
    picture: 'reviews',
    feed: category?.count ? toFeedLink('category', category.slug, category.name) : null,
  })
  return category && category.count < FEWEST_INDEXED ? { ...facts, ...OUT_OF_INDEX } : facts
}
