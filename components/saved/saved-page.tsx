import './saved.css'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { FilterForm } from '@/components/lists/filter-form'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { SearchField } from '@/components/lists/search-field'
import { SelectField } from '@/components/lists/select-field'
import { SortField } from '@/components/lists/sort-field'
import { Link } from '@/components/ui/link'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { TabLinks } from '@/components/ui/tab-links'
import type { Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { SAVED_FILTERS, SAVED_PER_PAGE, SAVED_SORTS, type SavedListState } from '@/lib/saved/list-state'
import type { SavedItem } from '@/lib/saved/queries'
import { SAVED_LISTS, type SavedListName } from '@/lib/saved/schema'
import { toRefusedField } from './refused-field'
import { type SavedActions, SavedRow } from './saved-row'
import { UndoArea } from './undo-area'

const toAddress = ({ list, q, kind, label, sort, page }: SavedListState) =>
  listAddress(routes.bookmarks, {
    list: list === 'later' ? null : list,
    q,
    kind,
    label,
    sort: toSortParameter(sort, SAVED_SORTS),
    page,
  })

type SavedPageProps = {
  items: SavedItem[]
  /** How many there are on each list, and the labels in use. */
  counts: Record<SavedListName, number> & { labels: string[] }
  state: SavedListState
  total: number
  pages: number
  actions: SavedActions
  /** What a form was answered with that was posted without scripts. */
  answer: Result<{ removed?: Record<string, string> | null }> | null
}

export function SavedPage({ items, counts, state, total, pages, actions, answer }: SavedPageProps) {
  const { list, kind, label, sort, q } = state
  const removed = answer?.ok ? answer.data.removed : null
  const posted = removed ? { text: 'Removed from your saved articles.', fields: removed } : null
  const refused = toRefusedField(answer, 'id', 'labels')
  const labelled = counts.labels.find((one) => one.toLowerCase() === label?.toLowerCase()) ?? label
  const isNarrowed = Boolean(q || kind || label)

  return (
    <PageFrame>
      <ListHead title="Saved Articles" text="What you want to read later, and what you want to keep." />
      <div className="mt-6">
        <TabLinks
          label="Lists"
          tabs={SAVED_LISTS.map((entry) => ({
            label: `${entry.label} (${counts[entry.list]})`,
            href: toAddress({ list: entry.list, kind: null, label: null, sort, q: '', page: 1 }),
            current: entry.list === list,
          }))}
        />
      </div>
      {(counts[list] > 0 || isNarrowed) && (
        <div className="mt-6">
          <FilterForm
            key={`${list}/${q}/${kind}/${label}/${sort}`}
            action={routes.bookmarks}
            keep={{ list: list === 'later' ? null : list }}
            wide
          >
            <SearchField id="saved-search" label="Search saved articles" value={q} />
            <SelectField
              id="saved-kind"
              name="kind"
              label="Kind"
              value={kind}
              all="Everything"
              options={SAVED_FILTERS.map((filter) => ({ value: filter.kind, label: filter.label }))}
            />
            <SelectField
              id="saved-label"
              name="label"
              label="Label"
              value={labelled}
              all="All labels"
              options={counts.labels.map((one) => ({ value: one, label: one }))}
            />
            <SortField id="saved-sort" sort={sort} sorts={SAVED_SORTS} />
          </FilterForm>
        </div>
      )}
      <div className="mt-6">
        {!posted && <PostedAnswer answer={answer} />}
        <UndoArea restore={actions.restore} posted={posted}>
          {items.length > 0 ? (
            <>
              <ResultLine total={total} page={state.page} size={SAVED_PER_PAGE} />
              <div className="saved-list">
                {items.map((item) => (
                  <SavedRow key={item.id} item={item} actions={actions} refused={refused[item.id]} />
                ))}
              </div>
            </>
          ) : (
            <SavedEmpty list={list} narrowed={isNarrowed} />
          )}
        </UndoArea>
      </div>
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
    </PageFrame>
  )
}

function SavedEmpty({ list, narrowed }: { list: SavedListName; narrowed: boolean }) {
  if (narrowed) {
    return (
      <EmptyState
        title="Nothing you saved matches"
        action={
          <Link href={list === 'later' ? routes.bookmarks : `${routes.bookmarks}?list=keep`} className="button-outline">
            Reset Filters
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      title={list === 'later' ? 'Nothing saved for later' : 'Nothing kept yet'}
      text={
        list === 'later'
          ? 'The Save button under reviews, articles, news and topics puts them here.'
          : 'Move something here from Later when you want to keep it for good.'
      }
      action={
        <Link href={routes.articles} className="button-outline">
          Find something to read
        </Link>
      }
    />
  )
}
