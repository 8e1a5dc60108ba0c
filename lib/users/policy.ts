import type { Member } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'

/** An account as the rules of its administration see it. */
export type ManagedUser = { id: string; role: Role; protected: boolean; verified: boolean; leaving: boolean }

/** The specification's sentence, section 8. */
export const ONLY_ADMINS = 'Only admins can change roles'

/** Users, roles and invitations are the administrators' (design, section 7). */
export const canManageUsers = (member: Pick<Member, 'role'>) => member.role === 'admin'

const isOwn = (member: Pick<Member, 'id'>, user: Pick<ManagedUser, 'id'>) => member.id === user.id

/** Why somebody may not give a person this role; null when they may (specification, sections 4, 6 and 8). */
export function roleRefusal(member: Member, user: ManagedUser, role: Role): string | null {
  if (!canManageUsers(member)) return ONLY_ADMINS
  if (isOwn(member, user)) return 'You cannot change your own role'
  if (user.protected) return 'This admin account cannot be demoted.'
  // Whoever proves the address later would take the account over, with its role.
  if (role !== 'user' && !user.verified) return 'The email address of this person is not verified yet.'
  return null
}

/** Why somebody may not give a person the `payments` right, or take it; null when they may (design, section 7). */
export function paymentsRefusal(member: Member, user: ManagedUser, gives: boolean): string | null {
  if (!canManageUsers(member)) return 'Only admins can give rights'
  if (isOwn(member, user)) return 'You cannot change your own rights'
  if (user.protected) return 'This admin account is edited by its owner only.'
  // Whoever proves the address later would take the account over, with its right.
  return gives && !user.verified ? 'The email address of this person is not verified yet.' : null
}

/** Why somebody may not change a person's name and address; null when they may. The first administrator's are their own. */
export function editRefusal(member: Member, user: ManagedUser): string | null {
  if (!canManageUsers(member)) return 'Only admins can edit users'
  return user.protected && !isOwn(member, user) ? 'This admin account is edited by its owner only.' : null
}

/** Why somebody may not delete a person; null when they may. One's own account is deleted in the settings. */
export function deletionRefusal(member: Member, user: ManagedUser): string | null {
  if (!canManageUsers(member)) return 'Only admins can delete users'
  if (isOwn(member, user)) return 'You cannot delete your own account here.'
  return user.protected ? 'This admin account cannot be deleted.' : null
}

/** Own sessions are ended in the settings, where the one in use is known. */
export const canEndSessionsOf = (member: Member, user: ManagedUser) => canManageUsers(member) && !isOwn(member, user)

/** Why no new verification is mailed to a person; null when it can be. */
export function verifyAgainRefusal(member: Member, user: Pick<ManagedUser, 'verified' | 'leaving'>): string | null {
  if (!canManageUsers(member)) return 'Only admins can mail a verification again'
  if (user.verified) return 'The email address of this person is verified already.'
  return user.leaving ? 'This person has asked for their account to be deleted.' : null
}
