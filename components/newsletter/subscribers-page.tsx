import { AdminHead } from '@/components/admin/admin-frame'
import { AdminSearch } from '@/components/admin/admin-search'
import { AdminTable } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { SelectField } from '@/components/lists/select-field'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { Subscriber } from '@/lib/newsletter/list-queries'
import { type SubscriberState, toSubscribersAddress } from '@/lib/newsletter/list-state'
import { type NewsletterStatus, STATUSES, SUBSCRIBERS_PER_PAGE } from '@/lib/newsletter/schema'

const LABEL = {
  pending: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
} as const satisfies Record<NewsletterStatus, { label: string; tone: string }>

type SubscribersPageProps = {
  state: SubscriberState
  subscribers: readonly Subscriber[]
  total: number
  /** Whether there may be more rows than `total`. */
  more: boolean
  pages: number
  counts: Record<NewsletterStatus, number>
}

/** Who gets the newsletter, who has not confirmed yet, who left. */
export function SubscribersPage({ state, subscribers, total, more, pages, counts }: SubscribersPageProps) {
  const isNarrowed = state.q !== '' || state.status !== 'all'
  const figures = STATUSES.map((status) => `${formatCount(counts[status])} ${status}`).join(' · ')
  return (
    <>
      <AdminHead title="Newsletter" text={figures}>
        <a
          href={toSubscribersAddress({ ...state, page: 1 }, routes.adminNewsletterExport)}
          download
          className={buttonClass('outline', 'small')}
        >
          Export CSV
        </a>
      </AdminHead>
      <AdminSearch action={routes.adminNewsletter} label="Search addresses" value={state.q}>
        <SelectField
          id="newsletter-status"
          name="status"
          label="Status"
          value={state.status === 'all' ? null : state.status}
          all="Every status"
          options={STATUSES.map((value) => ({ value, label: LABEL[value].label }))}
        />
      </AdminSearch>
      {subscribers.length === 0 ? (
        <EmptyState
          title={isNarrowed ? 'No subscribers match' : 'No subscribers yet'}
          action={
            isNarrowed && (
              <Link href={routes.adminNewsletter} className={buttonClass('outline')}>
                Reset Filters
              </Link>
            )
          }
        />
      ) : (
        <>
          <ResultLine total={total} page={state.page} size={SUBSCRIBERS_PER_PAGE} more={more} />
          <AdminTable
            label="Subscribers"
            head={['Address', 'Status', 'Form', 'Topics', 'Since', 'Confirmed', 'Left'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          >
            {subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber.id} {...subscriber} />
            ))}
          </AdminTable>
          <Pager page={state.page} pages={pages} toAddress={(page) => toSubscribersAddress({ ...state, page })} />
        </>
      )}
    </>
  )
}

function SubscriberRow({ email, status, source, topics, createdAt, confirmedAt, unsubscribedAt }: Subscriber) {
  const { label, tone } = LABEL[status]
  return (
    <tr>
      <th scope="row" className="min-w-48 font-semibold wrap-anywhere">
        {email}
      </th>
      <td>
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td>{source}</td>
      <td className="min-w-32 text-muted">{topics.join(', ')}</td>
      {[createdAt, confirmedAt, unsubscribedAt].map((time, index) => (
        <td key={TIMES[index]} className="whitespace-nowrap tabular-nums">
          {time && <time dateTime={time}>{shortDate(time)}</time>}
        </td>
      ))}
    </tr>
  )
}

const TIMES = ['created', 'confirmed', 'left'] as const
