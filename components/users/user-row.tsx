import { Avatar } from '@/components/layout/avatar'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import type { FormAction } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { canLift, canSuspend } from '@/lib/moderation/policy'
import type { UserLine } from '@/lib/users/list-queries'
import { toUserListAddress, type UserDialog, type UserListState } from '@/lib/users/list-state'
import { editRefusal, roleRefusal, verifyAgainRefusal } from '@/lib/users/policy'
import { ROLES } from '@/lib/users/schema'
import { MAKE_ROLE, RoleBadge } from './role-badge'
import { UserMenu } from './user-menu'

type UserRowProps = { member: Member; user: UserLine; state: UserListState; verifyAgain: FormAction<object> }

/** Somebody, with what can be done about them: the same rules show the buttons and guard the writes. */
export function UserRow({ member, user, state, verifyAgain }: UserRowProps) {
  const { id, username, email, avatar, role, createdAt, plan, subscription } = user
  const isSelf = member.id === id
  const suspendedUntil = user.suspendedUntil ? new Date(user.suspendedUntil) : null
  const to = (dialog: UserDialog) => toUserListAddress(state, { dialog, id })
  const roles = ROLES.filter((other) => other !== role && roleRefusal(member, user, other) === null)
  return (
    <tr className="user-row">
      <th scope="row" className="font-normal">
        <div className="user-cell">
          <Avatar username={username} image={avatar} />
          <div>
            <p className="user-name">
              {username}
              {isSelf && <Badge>You</Badge>}
              {user.protected && <Badge>Protected</Badge>}
              {user.managesPayments && <Badge>Payments</Badge>}
              {!user.verified && <Badge tone="warning">Not verified</Badge>}
              {user.suspendedUntil && <Badge tone="danger">Suspended until {shortDate(user.suspendedUntil)}</Badge>}
              {user.leaving && <Badge tone="warning">Leaving</Badge>}
            </p>
            <p>{email ? <Address email={email} /> : 'No address'}</p>
            <div className="admin-brief">
              <p className="dots">
                <span>Joined {shortDate(createdAt)}</span>{' '}
                <span>
                  <span className="capitalize">{plan}</span> {subscription.replace('_', ' ')}
                </span>
              </p>
            </div>
          </div>
        </div>
      </th>
      <td>
        <RoleBadge role={role} />
      </td>
      <td className="admin-column whitespace-nowrap tabular-nums">
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </td>
      <td className="admin-column whitespace-nowrap">
        <span className="capitalize">{plan}</span>
        <span className="block text-muted">{subscription.replace('_', ' ')}</span>
      </td>
      <td>
        <div className="admin-acts">
          {editRefusal(member, user) === null && (
            <Link href={to('edit')} scroll={false} className={buttonClass('outline', 'small')}>
              Edit<span className="sr-only"> {username}</span>
            </Link>
          )}
          {isSelf ? (
            <button type="button" disabled className={buttonClass('quiet', 'small')}>
              Cannot Delete Self
            </button>
          ) : (
            <UserMenu
              user={{ id, username }}
              roles={roles.map((other) => ({ label: MAKE_ROLE[other], href: to(`make-${other}`) }))}
              verifyAgain={verifyAgain}
              suspendTo={
                (suspendedUntil ? canLift : canSuspend)(member, { ...user, suspendedUntil }) ? to('suspend') : null
              }
              isSuspended={user.suspendedUntil !== null}
              sessionsTo={to('sessions')}
              deleteTo={to('delete')}
              canVerify={verifyAgainRefusal(member, user) === null && email !== null}
            />
          )}
        </div>
      </td>
    </tr>
  )
}

/** Too long for a line it is parted behind its @, not anywhere. */
function Address({ email }: { email: string }) {
  const host = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  )
}
