import '@/components/articles/editorial.css'
import { TextCardView } from '@/components/articles/text-card-view'
import { TopicList } from '@/components/forum/topic-list'
import { PageFrame } from '@/components/layout/page-frame'
import { FeedLink } from '@/components/lists/feed-link'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { OrderLinks } from '@/components/lists/order-links'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import type { TextCard } from '@/lib/articles/text-card'
import { CATEGORY_TEXTS_PER_PAGE, TAG_SORTS, type TagListState } from '@/lib/categories/list-state'
import { routes } from '@/lib/core/routes'
import type { TopicRow } from '@/lib/forum/topic-row'
import { tagTitle } from '@/lib/taxonomy/tag-title'

const toAddress = ({ tag, sort, page }: TagListState) =>
  listAddress(routes.tag(tag), { sort: toSortParameter(sort, TAG_SORTS), page })

type TagPageProps = {
  /** The tag as it is written. */
  name: string
  texts: TextCard[]
  topics: TopicRow[]
  state: TagListState
  total: number
  /** Whether there may be more rows than `total`. */
  more?: boolean
  pages: number
}

export function TagPage({ name, texts, topics, state, total, more, pages }: TagPageProps) {
  return (
    <PageFrame>
      <div className="mb-6">
        <Breadcrumb
          trail={[
            { label: 'Home', href: routes.home },
            { label: 'Categories', href: routes.categories },
            { label: tagTitle(name) },
          ]}
        />
      </div>
      <ListHead
        title={`Tagged ${name}`}
        text={`Every review and article tagged ${name}, and the newest discussions.`}
      />
      {texts.length > 0 && (
        <>
          <div className="mt-8 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div className="flex flex-wrap items-center gap-x-4">
              <ResultLine total={total} more={more} page={state.page} size={CATEGORY_TEXTS_PER_PAGE} />
              <FeedLink href={routes.feedOf('tag', state.tag)} of={name} />
            </div>
            <OrderLinks
              label="Order of texts"
              orders={TAG_SORTS.map(({ sort, label }) => ({
                label,
                href: toAddress({ ...state, sort, page: 1 }),
                current: sort === state.sort,
              }))}
            />
          </div>
          <div className="cards">
            {texts.map((text, place) => (
              <TextCardView key={text.slug} text={text} level={2} place={place} glide />
            ))}
          </div>
        </>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
      {topics.length > 0 && (
        <section aria-labelledby="tag-topics" className="mt-16">
          <SectionHead id="tag-topics" title="In the forum" href={routes.forum} link="Visit the forum" />
          <TopicList topics={topics} />
        </section>
      )}
      <p className="mt-12">
        <Link
          href={routes.trend(state.tag)}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold hover:text-accent"
        >
          <Icon name="trending" className="size-4" /> How {name} is trending
        </Link>
      </p>
    </PageFrame>
  )
}
