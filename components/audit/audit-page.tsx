import { AdminHead } from '@/components/admin/admin-frame'
import { AdminSearch } from '@/components/admin/admin-search'
import { AdminTable } from '@/components/admin/admin-table'
import { AnnounceResult } from '@/components/lists/announce-result'
import { EmptyState } from '@/components/lists/empty-state'
import { SelectField } from '@/components/lists/select-field'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { type AuditCursor, type AuditState, toAuditAddress } from '@/lib/audit-log/list-state'
import type { AuditLine } from '@/lib/audit-log/queries'
import { counted } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import { AuditRow } from './audit-row'

const COLUMNS = [
  { label: 'When' },
  { label: 'Who' },
  { label: 'What' },
  { label: 'On', className: 'admin-column' },
  { label: 'Reason', className: 'admin-column' },
  { label: 'From', className: 'admin-column' },
]

type AuditPageProps = {
  state: AuditState
  entries: readonly AuditLine[]
  /** Where the next page begins; null at the end of the log. */
  next: AuditCursor | null
  /** Every act that the log holds. */
  actions: readonly string[]
}

/** Who did what, to whom, when, from where and why. */
export function AuditPage({ state, entries, next, actions }: AuditPageProps) {
  const { actor, action, subject, from, to, after } = state
  return (
    <>
      <AdminHead title="Audit log" text="What staff and the account system did. Nothing in it can be changed.">
        <a
          href={toAuditAddress({ ...state, after: null }, routes.adminAuditExport)}
          download
          className={buttonClass('outline', 'small')}
        >
          Export CSV
        </a>
      </AdminHead>
      <AdminSearch action={routes.adminAudit}>
        <FilterInput name="actor" label="Who" value={actor} />
        <SelectField
          id="audit-action"
          name="action"
          label="What"
          value={action}
          all="Every act"
          options={actions.map((value) => ({ value, label: value }))}
        />
        <FilterInput name="subject" label="On whom or what" value={subject} />
        <FilterInput name="from" label="From" value={from} type="date" />
        <FilterInput name="to" label="To" value={to} type="date" />
      </AdminSearch>
      {entries.length === 0 ? (
        <EmptyState
          title="No entries match"
          action={
            <Link href={routes.adminAudit} className={buttonClass('outline')}>
              Reset Filters
            </Link>
          }
        />
      ) : (
        <AdminTable
          label="Audit log"
          head={COLUMNS.map(({ label, className }) => (
            <th key={label} scope="col" className={className}>
              {label}
            </th>
          ))}
        >
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} state={state} />
          ))}
        </AdminTable>
      )}
      {entries.length > 0 && <AnnounceResult text={counted(entries.length, 'entry', 'entries', next !== null)} />}
      <nav aria-label="Pages" className="mt-4 flex justify-between gap-4">
        {after ? (
          <Link href={toAuditAddress({ ...state, after: null })} className={buttonClass('outline', 'small')}>
            Newest
          </Link>
        ) : (
          <span />
        )}
        {next && (
          <Link href={toAuditAddress({ ...state, after: next })} rel="next" className={buttonClass('outline', 'small')}>
            Older
          </Link>
        )}
      </nav>
    </>
  )
}

type FilterInputProps = { name: string; label: string; value: string; type?: 'search' | 'date' }

/** Days have a visible label: an empty date field says nothing of its own. */
function FilterInput({ name, label, value, type = 'search' }: FilterInputProps) {
  return (
    <label className={type === 'date' ? 'admin-day' : undefined}>
      <span className={type === 'date' ? 'text-sm text-muted' : 'sr-only'}>{label}</span>
      <input name={name} type={type} defaultValue={value} placeholder={label} maxLength={100} className="field" />
    </label>
  )
}
