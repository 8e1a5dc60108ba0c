import type { Member } from '@/lib/core/viewer'
import type { UserDialog } from './list-state'
import {
  canEndSessionsOf,
  deletionRefusal,
  editRefusal,
  type ManagedUser,
  paymentsRefusal,
  roleRefusal,
} from './policy'
import { ROLES, type RoleName } from './schema'

type Offered = {
  /** Why a dialog has nothing to offer; null when it has. Suspending has its rule in lib/moderation. */
  refusals: Record<UserDialog, string | null>
  /** The roles that can be chosen, with the one they have. */
  roles: readonly RoleName[]
  roleHint: string | undefined
  /** Why the `payments` right cannot be given or taken; null when it can. */
  paymentsRefusal: string | null
}

/** What the dialogs about somebody offer to a member: the rules that guard the writes, asked beforehand. */
export function offeredActs(member: Member, user: ManagedUser & { managesPayments: boolean }): Offered {
  const roles = ROLES.filter((role) => role === user.role || roleRefusal(member, user, role) === null)
  const other = ROLES.find((role) => role !== user.role && !roles.includes(role))
  return {
    refusals: {
      edit: editRefusal(member, user),
      'make-user': roleRefusal(member, user, 'user'),
      'make-moderator': roleRefusal(member, user, 'moderator'),
      'make-admin': roleRefusal(member, user, 'admin'),
      delete: deletionRefusal(member, user),
      sessions: canEndSessionsOf(member, user) ? null : 'End your own sessions in your settings.',
      suspend: null,
    },
    roles,
    paymentsRefusal: paymentsRefusal(member, user, !user.managesPayments),
    roleHint: (other && roleRefusal(member, user, other)) ?? undefined,
  }
}
