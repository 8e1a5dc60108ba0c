import './moderation.css'
import { AdminHead } from '@/components/admin/admin-frame'
import { AdminSearch } from '@/components/admin/admin-search'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { SelectField } from '@/components/lists/select-field'
import { TabLinks } from '@/components/ui/tab-links'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { CaseLine } from '@/lib/moderation/queries'
import { CASE_REASONS, CASES_PER_PAGE, QUEUE_TABS, type QueueState, toQueueAddress } from '@/lib/moderation/queue-state'
import { CaseRow } from './case-row'
import { KIND_LABEL } from './case-words'
import { DismissForm } from './dismiss-form'

type QueuePageProps = {
  state: QueueState
  lines: readonly CaseLine[]
  total: number
  pages: number
  dismiss: FormAction<{ dismissed: number }>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<{ dismissed: number }> | null
  now: Date
}

const EMPTY = {
  open: { title: 'Nothing to do', text: 'No report waits for a decision.' },
  mine: { title: 'You have no cases', text: 'Cases that you claim stand here.' },
  decided: { title: 'No decisions yet', text: 'Decided cases stand here with their reasons.' },
} as const

/** The queue: one line for each thing that was reported, whatever kind it is. */
export function QueuePage({ state, lines, total, pages, dismiss, answer, now }: QueuePageProps) {
  const { tab, kind, reason } = state
  const isFiltered = kind !== null || reason !== null
  return (
    <>
      <AdminHead title="Moderation" text="What members reported, the longest waiting first." />
      <TabLinks
        label="Parts of the queue"
        tabs={QUEUE_TABS.map((entry) => ({
          label: entry.label,
          href: toQueueAddress({ ...state, tab: entry.tab, page: 1 }),
          current: entry.tab === tab,
        }))}
      />
      <div className="mt-4">
        <AdminSearch action={routes.adminModeration} keep={{ tab: tab === 'open' ? undefined : tab }}>
          <SelectField
            id="queue-kind"
            name="kind"
            label="Kind"
            value={kind}
            all="All kinds"
            options={Object.entries(KIND_LABEL).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            id="queue-reason"
            name="reason"
            label="Reason"
            value={reason}
            all="All reasons"
            options={Object.entries(CASE_REASONS).map(([value, label]) => ({ value, label }))}
          />
        </AdminSearch>
      </div>
      <ResultLine total={total} page={state.page} size={CASES_PER_PAGE} />
      {lines.length === 0 ? (
        <EmptyState {...(isFiltered ? { title: 'No cases match these filters' } : EMPTY[tab])} />
      ) : (
        <DismissForm action={dismiss} answer={answer} selectable={lines.some(({ dismissable }) => dismissable)}>
          <ol className="case-list">
            {lines.map((line) => (
              <li key={`${line.kind}:${line.id}:${line.decidedAt}`}>
                <CaseRow line={line} now={now} />
              </li>
            ))}
          </ol>
        </DismissForm>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toQueueAddress({ ...state, page })} />
    </>
  )
}
