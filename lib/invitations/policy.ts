import type { Member } from '@/lib/core/viewer'
import { canManageUsers } from '@/lib/users/policy'
import type { InvitationState } from './invitation'

/** Invitations are the administrators' (design, section 7). */
export const canInvite = (member: Member) => canManageUsers(member)

/** One that was not taken up can be sent once more, also after its time or after it was taken back. */
export const canResend = (member: Member, { state }: { state: InvitationState }) =>
  canInvite(member) && state !== 'accepted'

/** An invitation that is still open can be taken back. */
export const canRevoke = (member: Member, { state }: { state: InvitationState }) =>
  canInvite(member) && state === 'sent'

/** Why a member may not take an invitation up; null when they may: it is for whoever has the address. */
export const acceptRefusal = (member: Member, { ownerId }: { ownerId: string | null }): string | null =>
  member.id === ownerId ? null : 'This invitation was sent to another address. Sign in with the account that has it.'
