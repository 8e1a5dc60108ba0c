import { PageFrame } from '@/components/layout/page-frame'
import { CategoryField } from '@/components/lists/category-field'
import { EmptyState } from '@/components/lists/empty-state'
import { FilterForm } from '@/components/lists/filter-form'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { Pager } from '@/components/lists/pager'
import { RememberList } from '@/components/lists/remember-list'
import { ResetFilters } from '@/components/lists/reset-filters'
import { ResultLine } from '@/components/lists/result-line'
import { SearchField } from '@/components/lists/search-field'
import { SortField } from '@/components/lists/sort-field'
import { ChipLinks } from '@/components/ui/chip-links'
import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { TabLinks } from '@/components/ui/tab-links'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import { FORUM_SORTS, FORUM_TABS, type ForumListState, forumTitle, TOPICS_PER_PAGE } from '@/lib/forum/list-state'
import type { ForumStats } from '@/lib/forum/stats-queries'
import type { TopicRow } from '@/lib/forum/topic-row'
import { StatsPanel } from './stats-panel'
import { TopicList } from './topic-list'

/** In the order in which the form sends its fields, so that a state has one address however it is reached. */
const toAddress = ({ q, tab, category, sort, page }: ForumListState) =>
  listAddress(routes.forum, {
    tab: tab === 'all' ? null : tab,
    q,
    category,
    sort: toSortParameter(sort, FORUM_SORTS),
    page,
  })

type ForumPageProps = {
  topics: TopicRow[]
  categories: readonly CategoryLabel[]
  state: ForumListState
  /** Topics that match, on all pages together. */
  total: number
  /** Whether there may be more rows than `total`. */
  more?: boolean
  pages: number
  stats: ForumStats
}

export function ForumPage({ topics, categories, state, total, more, pages, stats }: ForumPageProps) {
  const { q, tab, category, sort, page } = state

  return (
    <PageFrame>
      <ListHead
        title={forumTitle(categories.find(({ slug }) => slug === category))}
        text="Questions, answers and measured opinions from people who use the things."
      />
      <div className="forum">
        <aside aria-label="The forum" className="forum-side">
          <Link href={routes.newTopic} className="button-primary">
            <Icon name="plus" className="size-4" /> New Topic
          </Link>
          <section aria-labelledby="forum-categories">
            <h2 id="forum-categories">Categories</h2>
            <ChipLinks
              label="Categories"
              scroll={false}
              links={categories.map(({ slug, name }) => ({
                label: name,
                href: toAddress({ ...state, category: slug === category ? null : slug, page: 1 }),
                current: slug === category,
              }))}
            />
          </section>
          <StatsPanel stats={stats} />
        </aside>
        <div className="min-w-0">
          <FilterForm
            key={`${q}/${category}/${sort}`}
            action={routes.forum}
            keep={{ tab: tab === 'all' ? null : tab }}
            wide
          >
            <SearchField id="topic-search" label="Search topics" value={q} />
            <CategoryField id="topic-category" value={category} categories={categories} />
            <SortField id="topic-sort" sort={sort} sorts={FORUM_SORTS} />
          </FilterForm>
          <div className="mt-4">
            <TabLinks
              label="Which topics"
              tabs={FORUM_TABS.map((entry) => ({
                label: entry.label,
                href: toAddress({ ...state, tab: entry.tab, page: 1 }),
                current: entry.tab === tab,
              }))}
            />
          </div>
          {topics.length > 0 ? (
            <>
              <div className="my-4">
                <ResultLine total={total} more={more} page={page} size={TOPICS_PER_PAGE} />
              </div>
              <h2 className="sr-only">Topics</h2>
              <TopicList topics={topics} full />
            </>
          ) : (
            <EmptyState title="No topics match your criteria" action={<ResetFilters action={routes.forum} />} />
          )}
          <Pager page={page} pages={pages} toAddress={(next) => toAddress({ ...state, page: next })} />
        </div>
      </div>
      <RememberList path={routes.forum} address={toAddress(state)} />
    </PageFrame>
  )
}
