import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { FeedLink } from '@/components/lists/feed-link'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { OrderLinks } from '@/components/lists/order-links'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { ChipLinks } from '@/components/ui/chip-links'
import { Link } from '@/components/ui/link'
import { TabLinks } from '@/components/ui/tab-links'
import type { ArticleCard, CategoryLabel } from '@/lib/articles/article-card'
import type { ListFeed } from '@/lib/articles/list-feed'
import { ARTICLE_SORTS, type ArticleListState } from '@/lib/articles/list-state'
import { routes } from '@/lib/core/routes'
import { ArticleCardView } from './article-card-view'

const toAddress = ({ category, tag, sort, page }: ArticleListState) =>
  listAddress(routes.articles, { category, tag, sort: toSortParameter(sort, ARTICLE_SORTS), page })

type ArticlesPageProps = {
  articles: ArticleCard[]
  categories: readonly CategoryLabel[]
  /** The tag that narrows the list, as it is written. */
  tagName: string | null
  state: ArticleListState
  /** Null where it is that of the whole site. */
  feed: ListFeed | null
  /** Articles that match, on all pages together, `size` to a page. */
  total: number
  /** Whether there may be more rows than `total`. */
  more?: boolean
  pages: number
  size: number
}

export function ArticlesPage({
  articles,
  categories,
  tagName,
  state,
  feed,
  total,
  more,
  pages,
  size,
}: ArticlesPageProps) {
  const choices = [{ slug: null, name: 'All' }, ...categories]

  return (
    <PageFrame>
      <ListHead title="Articles" text="Guides, field reports and opinion from people who use what they write about." />
      <div className="mt-8">
        <TabLinks
          label="Article categories"
          tabs={choices.map(({ slug, name }) => ({
            label: name,
            href: toAddress({ ...state, category: slug, page: 1 }),
            current: slug === state.category,
          }))}
        />
      </div>
      {tagName && (
        <nav aria-label="Filter by tag" className="mt-4">
          <ChipLinks
            label="Tags"
            scroll={false}
            links={[
              { label: 'All tags', href: toAddress({ ...state, tag: null, page: 1 }) },
              { label: tagName, href: toAddress({ ...state, page: 1 }), current: true },
            ]}
          />
        </nav>
      )}
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-4">
          <ResultLine total={total} more={more} page={state.page} size={size} />
          {total > 0 && (
            <FeedLink
              href={feed ? routes.feedOf(feed.kind, feed.name) : routes.feed}
              of={feed?.title ?? 'all articles and reviews'}
            />
          )}
        </div>
        <OrderLinks
          label="Order of articles"
          orders={ARTICLE_SORTS.map(({ sort, label }) => ({
            label,
            href: toAddress({ ...state, sort, page: 1 }),
            current: sort === state.sort,
          }))}
        />
      </div>
      {articles.length > 0 ? (
        <div className="cards">
          {articles.map((article, place) => (
            <ArticleCardView key={article.slug} article={article} level={2} place={place} glide />
          ))}
        </div>
      ) : (
        <EmptyState
          title="No articles found"
          text="Nothing is filed here yet."
          action={
            <Link href={routes.articles} scroll={false} className="button-outline">
              Show All Articles
            </Link>
          }
        />
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
    </PageFrame>
  )
}
