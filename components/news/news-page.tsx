import { PageFrame } from '@/components/layout/page-frame'
import { CategoryField } from '@/components/lists/category-field'
import { EmptyState } from '@/components/lists/empty-state'
import { FilterForm } from '@/components/lists/filter-form'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { ListResults } from '@/components/lists/list-results'
import { ListTransition } from '@/components/lists/list-transition'
import { Pager } from '@/components/lists/pager'
import { ResetFilters } from '@/components/lists/reset-filters'
import { ResultLine } from '@/components/lists/result-line'
import { SearchField } from '@/components/lists/search-field'
import { SelectField } from '@/components/lists/select-field'
import { SortField } from '@/components/lists/sort-field'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import {
  NEWS_PER_PAGE,
  NEWS_SKELETONS,
  NEWS_SORTS,
  type NewsListState,
  newsScope,
  newsTitle,
} from '@/lib/news/list-state'
import type { NewsCard, NewsSourceLabel } from '@/lib/news/news-card'
import { NewsDirectory } from './news-directory'
import { FRONT_ITEMS, NewsFront } from './news-front'
import { NewsRow } from './news-row'

/** In the order in which the form sends its fields, so that a state has one address however it is reached. */
const toAddress = ({ q, source, category, sort, page }: NewsListState) =>
  listAddress(routes.news, { q, source, category, sort: toSortParameter(sort, NEWS_SORTS), page })

type NewsPageProps = {
  items: NewsCard[]
  /** Every source and every category that has an item. */
  sources: NewsSourceLabel[]
  categories: CategoryLabel[]
  state: NewsListState
  /** Items that match, on all pages together. */
  total: number
  /** Whether there may be more rows than `total`. */
  more?: boolean
  pages: number
}

export function NewsPage({ items, sources, categories, state, total, more, pages }: NewsPageProps) {
  const { q, source, category, sort, page } = state
  const scope = newsScope(
    categories.find(({ slug }) => slug === category),
    sources.find(({ slug }) => slug === source),
  )

  return (
    <PageFrame>
      <ListHead
        title={newsTitle(scope)}
        text="What others report, in two sentences each. Every headline leads to its source."
      />
      <ListTransition>
        <div className="mt-8">
          <FilterForm key={`${q}/${source}/${category}/${sort}`} action={routes.news} wide>
            <SearchField id="news-search" label="Search news" value={q} />
            <SelectField
              id="news-source"
              name="source"
              label="Source"
              value={source}
              all="All Sources"
              options={sources.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <CategoryField id="news-category" value={category} categories={categories} />
            <SortField id="news-sort" sort={sort} sorts={NEWS_SORTS} />
          </FilterForm>
        </div>
        <ListResults kind="news" count={NEWS_SKELETONS}>
          {items.length > 0 ? (
            <>
              <div className="mt-4 mb-6">
                <ResultLine total={total} more={more} page={page} size={NEWS_PER_PAGE} />
              </div>
              <NewsItems items={items} front={toAddress(state) === routes.news} />
            </>
          ) : (
            <EmptyState title="No news articles match your filters" action={<ResetFilters action={routes.news} />} />
          )}
          <Pager page={page} pages={pages} toAddress={(next) => toAddress({ ...state, page: next })} />
          {toAddress(state) === routes.news && items.length > 0 && (
            <NewsDirectory sources={sources} categories={categories} />
          )}
        </ListResults>
      </ListTransition>
    </PageFrame>
  )
}

/** The plain list opens with a front; a narrowed one is rows only. */
function NewsItems({ items, front }: { items: NewsCard[]; front: boolean }) {
  const [lead, ...rest] = items
  const opens = front && lead && items.length > FRONT_ITEMS
  const rows = opens ? items.slice(FRONT_ITEMS) : items

  return (
    <>
      {opens && <NewsFront lead={lead} side={rest.slice(0, FRONT_ITEMS - 1)} />}
      <div className={opens ? 'news-list later' : 'news-list'} data-subject="news-list">
        {rows.map((item, index) => (
          <NewsRow key={item.slug} item={item} priority={!opens && index === 0} />
        ))}
      </div>
    </>
  )
}
