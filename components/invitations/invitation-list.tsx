import { AdminTable } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { Badge } from '@/components/ui/badge'
import { RoleBadge } from '@/components/users/role-badge'
import { shortDate } from '@/lib/core/dates'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { InvitationState } from '@/lib/invitations/invitation'
import type { InvitationLine } from '@/lib/invitations/queries'
import { InvitationActs } from './invitation-acts'

const STATE = {
  sent: { label: 'Sent', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'neutral' },
} as const satisfies Record<InvitationState, { label: string; tone: string }>

type InvitationListProps = {
  invitations: readonly InvitationLine[]
  page: number
  pages: number
  resend: FormAction<object>
  revoke: FormAction<object>
  /** What an act on one of them was answered with when it was posted without scripts. */
  answer: Result<object> | null
}

/** Whom administrators have asked in, and what came of it. */
export function InvitationList({ invitations, page, pages, resend, revoke, answer }: InvitationListProps) {
  return (
    <section aria-labelledby="invitations" className="overview-section">
      <h2 id="invitations">Invitations</h2>
      {invitations.length === 0 ? (
        <EmptyState title="No invitations yet" />
      ) : (
        <AdminTable
          label="All invitations"
          head={['Email', 'Role', 'State', 'Sent', 'Valid until', 'By', 'Actions'].map((name) => (
            <th key={name} scope="col" className={name === 'Actions' ? 'admin-acts-head' : undefined}>
              {name}
            </th>
          ))}
        >
          {invitations.map(({ id, email, role, message, state, sentAt, expiresAt, by, acceptedBy }) => (
            <tr key={id}>
              <th scope="row" className="min-w-56 font-normal wrap-anywhere">
                <b className="font-semibold">{email}</b>
                {message && <span className="line-clamp-2 text-muted">{message}</span>}
              </th>
              <td>
                <RoleBadge role={role} />
              </td>
              <td>
                <Badge tone={STATE[state].tone}>{STATE[state].label}</Badge>
                {acceptedBy && <span className="block text-muted">by {acceptedBy}</span>}
              </td>
              {[sentAt, expiresAt].map((time, index) => (
                <td key={index === 0 ? 'sent' : 'until'} className="whitespace-nowrap tabular-nums">
                  <time dateTime={time}>{shortDate(time)}</time>
                </td>
              ))}
              <td className="wrap-anywhere">{by ?? '[deleted]'}</td>
              <td>
                <InvitationActs id={id} email={email} state={state} resend={resend} revoke={revoke} answer={answer} />
              </td>
            </tr>
          ))}
        </AdminTable>
      )}
      <Pager
        page={page}
        pages={pages}
        toAddress={(to) => (to === 1 ? routes.adminInvite : `${routes.adminInvite}&page=${to}`)}
      />
    </section>
  )
}
