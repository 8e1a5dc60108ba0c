import 'server-only'
import type { Metadata } from 'next'
import {
  FEWEST_INDEXED,
  MISSING_PAGE,
  OUT_OF_INDEX,
  pageMetadata,
  toFeedLink,
  toListDescription,
} from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { listCategories } from '@/lib/taxonomy/queries'
import { parseReviewList } from './list-state'
import { listReviews } from './queries'

/**
 * Title and canonical address of a list state (shared rules for search engines, section 2): a page is canonical to
 * itself, an order to the base list, a category to its own page, once there is something in it to be found.
 */
export async function reviewListMetadata(asked: Parameters<typeof parseReviewList>[0]): Promise<Metadata> {
  const state = parseReviewList(asked)
  if (!state || !(await listReviews(state))) return MISSING_PAGE
  const categories = await listCategories('review')
  const category = categories.find(({ slug }) => slug === state.category)
  const base = category ? routes.reviewCategory(category.slug) : routes.reviews
  const name = category ? `${category.name} reviews` : 'Reviews'
  const first = state.page === 1
  const query = new URLSearchParams({ ...(category ? { category: category.slug } : {}), page: String(state.page) })
  const facts = pageMetadata({
    title: first ? name : `${name}, page ${state.page}`,
    description: toListDescription(
      category
        ? `Every ${category.name.toLowerCase()} review on Fieldtest, with measurements, scores, pros and cons.`
        : 'Laptops, phones, audio, cameras and more: measured on our bench, lived with for weeks, scored out of five.',
      state.page,
    ),
    path: first || state.tab !== 'recent' ? base : `${routes.reviews}?${query}`,
    picture: 'reviews',
    feed: category?.count ? toFeedLink('category', category.slug, category.name) : null,
  })
  return category && category.count < FEWEST_INDEXED ? { ...facts, ...OUT_OF_INDEX } : facts
}
