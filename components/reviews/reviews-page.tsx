import { PageFrame } from '@/components/layout/page-frame'
import { CategoryField } from '@/components/lists/category-field'
import { EmptyState } from '@/components/lists/empty-state'
import { FeedLink } from '@/components/lists/feed-link'
import { FilterForm } from '@/components/lists/filter-form'
import { listAddress } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { Pager } from '@/components/lists/pager'
import { RememberList } from '@/components/lists/remember-list'
import { ResetFilters } from '@/components/lists/reset-filters'
import { ResultLine } from '@/components/lists/result-line'
import { SearchField } from '@/components/lists/search-field'
import { TabLinks } from '@/components/ui/tab-links'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import { canonicalReviewList, REVIEW_TABS, type ReviewListState } from '@/lib/reviews/list-state'
import type { ReviewCard } from '@/lib/reviews/review-card'
import { ReviewCardView } from './review-card-view'

/** The one under which search engines find a state, where it has one; else in the order in which the form sends its fields. */
const toAddress = ({ q, tab, category, page }: ReviewListState) =>
  q || tab !== 'recent'
    ? listAddress(routes.reviews, { tab: tab === 'recent' ? null : tab, q, category, page })
    : canonicalReviewList({ tab, category, page })

type ReviewsPageProps = {
  reviews: ReviewCard[]
  /** Every category that has a review. */
  categories: CategoryLabel[]
  state: ReviewListState
  /** Reviews that match, on all pages together, `size` to a page. */
  total: number
  /** Whether there may be more rows than `total`. */
  more?: boolean
  pages: number
  size: number
}

export function ReviewsPage({ reviews, categories, state, total, more, pages, size }: ReviewsPageProps) {
  const { q, tab, category, page } = state
  const keptTab = tab === 'recent' ? null : tab
  const chosen = categories.find(({ slug }) => slug === category)

  return (
    <PageFrame>
      <ListHead
        title={chosen ? `Reviews: ${chosen.name}` : 'Reviews'}
        text="Every product bought or borrowed, measured on our bench and lived with for weeks."
      />
      <div className="mt-8">
        <FilterForm key={`${q}/${category}`} action={routes.reviews} keep={{ tab: keptTab }}>
          <SearchField id="review-search" label="Search reviews" value={q} />
          <CategoryField id="review-category" value={category} categories={categories} />
        </FilterForm>
      </div>
      <div className="mt-4">
        <TabLinks
          label="Order of reviews"
          tabs={REVIEW_TABS.map((entry) => ({
            label: entry.label,
            href: toAddress({ ...state, tab: entry.tab, page: 1 }),
            current: entry.tab === tab,
          }))}
        />
      </div>
      {reviews.length > 0 ? (
        <>
          <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-4">
            <ResultLine total={total} more={more} page={page} size={size} />
            <FeedLink
              href={chosen ? routes.feedOf('category', chosen.slug) : routes.feed}
              of={chosen?.name ?? 'all articles and reviews'}
            />
          </div>
          <div className="cards">
            {reviews.map((review, place) => (
              <ReviewCardView key={review.slug} review={review} level={2} place={place} glide />
            ))}
          </div>
        </>
      ) : (
        <EmptyState
          title="No reviews found"
          text="Try adjusting your search or filters"
          action={<ResetFilters action={routes.reviews} />}
        />
      )}
      <Pager page={page} pages={pages} toAddress={(next) => toAddress({ ...state, page: next })} />
      <RememberList path={routes.reviews} address={toAddress(state)} />
    </PageFrame>
  )
}
