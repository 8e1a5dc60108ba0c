import type { InvitationStatus, Role } from '@/lib/generated/prisma/enums'

/** How long an invitation can be taken up (design, section 9). */
export const INVITATION_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

export const invitationEnd = (sentAt: Date) => new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS)

/** As people see it: one whose time is over has expired, whatever its row says. */
export type InvitationState = InvitationStatus | 'expired'

export const toInvitationState = (
  { status, expiresAt }: { status: InvitationStatus; expiresAt: Date },
  now = new Date(),
): InvitationState => (status === 'sent' && expiresAt <= now ? 'expired' : status)

const RANK = { user: 0, moderator: 1, admin: 2 } as const satisfies Record<Role, number>

/** The role of somebody who takes an invitation up: it never takes one away. */
export const higherRole = (one: Role, other: Role): Role => (RANK[one] >= RANK[other] ? one : other)
