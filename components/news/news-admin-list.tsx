import { AdminHead } from '@/components/admin/admin-frame'
import { AdminSearch } from '@/components/admin/admin-search'
import { AdminTable } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { SelectField } from '@/components/lists/select-field'
import { SortField } from '@/components/lists/sort-field'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PostedAnswer } from '@/components/ui/posted-answer'
import type { Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { isNarrowed, NEWS_PER_SHEET, NEWS_STATES, type NewsAdminState } from '@/lib/news/admin-list-state'
import type { NewsLine } from '@/lib/news/admin-queries'
import { NEWS_SORTS } from '@/lib/news/list-state'
import type { HideActions } from './hide-form'
import { NewsAdminRow } from './news-admin-row'

/** In the order in which the form sends its fields. */
const toAddress = ({ q, source, state, sort, page }: NewsAdminState) =>
  listAddress(routes.adminNews, { q, source, state, sort: toSortParameter(sort, NEWS_SORTS), page })

const HEADS = [
  { label: 'Title' },
  { label: 'Source', className: 'admin-column' },
  { label: 'Category', className: 'admin-column' },
  { label: 'Published', className: 'admin-column' },
  { label: 'State' },
  { label: 'Actions', className: 'admin-acts-head' },
]

type NewsAdminListProps = {
  state: NewsAdminState
  lines: readonly NewsLine[]
  total: number
  pages: number
  sources: readonly { slug: string; name: string }[]
  actions: HideActions
  /** What a form was answered with that was posted without scripts. */
  answer: Result<object> | null
}

/** Every news item, hidden ones too. */
export function NewsAdminList({ state, lines, total, pages, sources, actions, answer }: NewsAdminListProps) {
  return (
    <>
      <AdminHead title="News" text="What other sites reported. Hidden items are found by nobody but staff.">
        <Link href={routes.adminNewNewsItem} className={buttonClass('primary', 'small')}>
          Add news item
        </Link>
      </AdminHead>
      <PostedAnswer answer={answer} />
      <AdminSearch action={routes.adminNews} label="Search news" value={state.q}>
        <SelectField
          id="admin-news-source"
          name="source"
          label="Source"
          value={state.source}
          all="All sources"
          options={sources.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <SelectField
          id="admin-news-state"
          name="state"
          label="State"
          value={state.state}
          all="Shown and hidden"
          options={NEWS_STATES.map((known) => ({ value: known.state, label: known.label }))}
        />
        <SortField id="admin-news-sort" sort={state.sort} sorts={NEWS_SORTS} />
      </AdminSearch>
      {lines.length === 0 ? (
        <NoNews narrowed={isNarrowed(state)} />
      ) : (
        <>
          <div className="mb-3">
            <ResultLine total={total} page={state.page} size={NEWS_PER_SHEET} />
          </div>
          <AdminTable
            label="News"
            head={HEADS.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
          >
            {lines.map((line) => (
              <NewsAdminRow key={line.id} line={line} actions={actions} />
            ))}
          </AdminTable>
        </>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
    </>
  )
}

/** Nothing that the filters let through, or nothing at all. */
function NoNews({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState
      title="No news items match your filters"
      action={
        <Link href={routes.adminNews} className={buttonClass('outline')}>
          Reset Filters
        </Link>
      }
    />
  ) : (
    <EmptyState
      title="No news yet"
      text="Items that are added here stand in the news at once."
      action={
        <Link href={routes.adminNewNewsItem} className={buttonClass('outline')}>
          Add news item
        </Link>
      }
    />
  )
}
