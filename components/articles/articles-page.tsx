import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { listAddress } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { OrderLinks } from '@/components/lists/order-links'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { Link } from '@/components/ui/link'
import { TabLinks } from '@/components/ui/tab-links'
import type { ArticleCard, CategoryLabel } from '@/lib/articles/article-card'
import { ARTICLE_SORTS, type ArticleListState } from '@/lib/articles/list-state'
import { routes } from '@/lib/core/routes'
import { ArticleCardView } from './article-card-view'

const toAddress = ({ category, sort, page }: ArticleListState) =>
  listAddress(routes.articles, { category, sort: sort === 'latest' ? null : sort, page })

type ArticlesPageProps = {
  articles: ArticleCard[]
  categories: readonly CategoryLabel[]
  state: ArticleListState
  /** Articles that match, on all pages together, `size` to a page. */
  total: number
  pages: number
  size: number
}

export function ArticlesPage({ articles, categories, state, total, pages, size }: ArticlesPageProps) {
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
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ResultLine total={total} page={state.page} size={size} />
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
              Show all articles
            </Link>
          }
        />
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
    </PageFrame>
  )
}
