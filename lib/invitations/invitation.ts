import { DAY_MS } from '@/lib/core/durations'
import type { InvitationStatus, Role } from '@/lib/generated/prisma/enums'

/** How long an invitation can be taken up (design, section 9). */
export const INVITATION_DAYS = 7

/** When an invitation that was sent at this time ends. */
export const invitationEnd = (sentAt: Date) => new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS)

export type InvitationState = InvitationStatus | 'expired'

/** `senderRole` is null when whoever sent it is gone. */
type Stored = { status: InvitationStatus; expiresAt: Date; senderRole: Role | null }

/**
 * The state of an invitation as people see it, whatever its row says: one whose sender is no administrator any more opens nothing,
 * as if it was taken back, and one whose time is over has expired.
 */
export function toInvitationState({ status, expiresAt, senderRole }: Stored, now = new Date()): InvitationState {
  if (status !== 'sent') return status
  if (senderRole !== 'admin') return 'revoked'
  return expiresAt <= now ? 'expired' : 'sent'
}

const RANK = { user: 0, moderator: 1, admin: 2 } as const satisfies Record<Role, number>

/** The role of somebody who takes an invitation up: it never takes one away. */
export const higherRole = (one: Role, other: Role): Role => (RANK[one] >= RANK[other] ? one : other)
