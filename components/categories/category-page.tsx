import { ArticleCardView } from '@/components/articles/article-card-view'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { FeedLink } from '@/components/lists/feed-link'
import { FilterForm } from '@/components/lists/filter-form'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { ListResults } from '@/components/lists/list-results'
import { ListTransition } from '@/components/lists/list-transition'
import { Pager } from '@/components/lists/pager'
import { ResetFilters } from '@/components/lists/reset-filters'
import { ResultLine } from '@/components/lists/result-line'
import { SearchField } from '@/components/lists/search-field'
import { SortField } from '@/components/lists/sort-field'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ChipLinks } from '@/components/ui/chip-links'
import { TabLinks } from '@/components/ui/tab-links'
import type { ArticleCard, CategoryLabel } from '@/lib/articles/article-card'
import { ARTICLE_SORTS } from '@/lib/articles/list-state'
import { CATEGORY_TEXTS_PER_PAGE, type CategoryListState, categoryPath } from '@/lib/categories/list-state'
import { routes } from '@/lib/core/routes'
import { categoryTrail } from './category-trail'

/** In the order in which the form sends its fields, so that a state has one address however it is reached. */
const toAddress = ({ tag, q, sort, page, ...place }: CategoryListState) =>
  listAddress(categoryPath(place), { tag, q, sort: toSortParameter(sort, ARTICLE_SORTS), page })

type CategoryPageProps = {
  category: CategoryLabel
  sub: CategoryLabel | null
  /** Everything filed below the category that has an article. */
  siblings: CategoryLabel[]
  articles: ArticleCard[]
  /** At most fifteen. */
  tags: CategoryLabel[]
  state: CategoryListState
  /** Articles that match, on all pages together. */
  total: number
  /** Whether there may be more rows than `total`. */
  more?: boolean
  pages: number
}

export function CategoryPage({
  category,
  sub,
  siblings,
  articles,
  tags,
  state,
  total,
  more,
  pages,
}: CategoryPageProps) {
  const { q, tag, sort, page } = state
  const shown = sub ?? category
  const within = { ...state, tag: null, q: '', page: 1 }

  return (
    <PageFrame>
      <div className="mb-6">
        <Breadcrumb trail={categoryTrail(category, sub)} />
      </div>
      <ListHead title={shown.name} text={`Guides, field reports and opinion filed under ${shown.name}.`} />
      {siblings.length > 0 && (
        <div className="mt-6">
          <TabLinks
            label="Subcategories"
            tabs={[null, ...siblings].map((entry) => ({
              label: entry?.name ?? 'All',
              href: toAddress({ ...within, sub: entry?.slug ?? null }),
              current: (entry?.slug ?? null) === state.sub,
            }))}
          />
        </div>
      )}
      <ListTransition>
        <div className="mt-6">
          <FilterForm key={`${q}/${tag}/${sort}`} action={categoryPath(state)} keep={{ tag }}>
            <SearchField id="category-search" label="Search articles" value={q} />
            <SortField id="category-sort" sort={sort} sorts={ARTICLE_SORTS} />
          </FilterForm>
        </div>
        {tags.length > 0 && (
          <nav aria-label="Filter by tag" className="mt-4">
            <ChipLinks
              label="Tags"
              scroll={false}
              links={tags.map(({ slug, name }) => ({
                label: name,
                // The chosen one takes itself away again.
                href: toAddress({ ...state, tag: slug === tag ? null : slug, page: 1 }),
                current: slug === tag,
              }))}
            />
          </nav>
        )}
        <ListResults kind="cards" count={CATEGORY_TEXTS_PER_PAGE}>
          {articles.length > 0 ? (
            <>
              <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-4">
                <ResultLine total={total} more={more} page={page} size={CATEGORY_TEXTS_PER_PAGE} />
                <FeedLink href={routes.feedOf('category', shown.slug)} of={shown.name} />
              </div>
              <div className="cards">
                {articles.map((article, place) => (
                  <ArticleCardView key={article.slug} article={article} level={2} place={place} glide />
                ))}
              </div>
            </>
          ) : (
            <EmptyState title="No articles found" action={<ResetFilters action={categoryPath(state)} />} />
          )}
          <Pager page={page} pages={pages} toAddress={(next) => toAddress({ ...state, page: next })} />
        </ListResults>
      </ListTransition>
    </PageFrame>
  )
}
