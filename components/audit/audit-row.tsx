import { Link } from '@/components/ui/link'
import { type AuditState, toAuditAddress } from '@/lib/audit-log/list-state'
import type { AuditLine } from '@/lib/audit-log/queries'
import { shortDate } from '@/lib/core/dates'

/** One act. Who and on whom lead to everything about them. */
export function AuditRow({ entry, state }: { entry: AuditLine; state: AuditState }) {
  const { at, actor, action, subject, subjectName, network, reason } = entry
  const only = (filter: Partial<AuditState>) => toAuditAddress({ ...state, after: null, ...filter })
  const on = subject && (
    <Link
      href={only({ subject })}
      className="hover:text-accent hover:underline pointer-coarse:inline-block pointer-coarse:py-0.5"
    >
      {subjectName && <span className="block font-sans text-sm">{subjectName}</span>}
      {subject}
    </Link>
  )
  const more = entry.more && <span className="block font-sans text-sm text-muted">{entry.more}</span>
  return (
    <tr>
      <td className="whitespace-nowrap tabular-nums">
        <time dateTime={at}>
          {shortDate(at)} <span className="block text-muted @min-[48rem]:inline">{at.slice(11, 19)}</span>
        </time>
      </td>
      <td className="min-w-20 wrap-anywhere @min-[48rem]:min-w-36">
        {actor ? (
          <Link
            href={only({ actor })}
            className="hover:text-accent hover:underline pointer-coarse:inline-block pointer-coarse:py-0.5"
          >
            {actor}
          </Link>
        ) : (
          // What somebody asked for who is not signed in came from somewhere; a job did not.
          <span className="text-muted">{network ? 'a visitor' : 'the site itself'}</span>
        )}
      </td>
      <td className="font-mono text-xs leading-5 wrap-anywhere @min-[48rem]:whitespace-nowrap">
        {action}
        <div className="admin-brief">
          {on}
          {reason && <p className="font-sans text-sm">{reason}</p>}
          {more}
          {network && <p className="font-sans text-sm text-muted tabular-nums">from {network}</p>}
        </div>
      </td>
      <td className="admin-column min-w-40 font-mono text-xs leading-5 wrap-anywhere">{on}</td>
      <td className="admin-column min-w-48 wrap-anywhere">
        {reason}
        {more}
      </td>
      <td className="admin-column whitespace-nowrap text-muted tabular-nums">{network}</td>
    </tr>
  )
}
