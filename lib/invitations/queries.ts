import 'server-only'
import { hashSecret } from '@/lib/auth/secret-token'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import type { Viewer } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'
import { type InvitationState, toInvitationState } from './invitation'
import { acceptRefusal } from './policy'

/** Rows on a page of the list. */
export const INVITATIONS_PER_PAGE = 20

/** Most invitations that can be paged through; ten a day fill it in more than a year. */
const MOST = 5000

const fields = {
  id: true,
  email: true,
  role: true,
  message: true,
  status: true,
  sentAt: true,
  expiresAt: true,
  invitedBy: { select: { profile: { select: { username: true, role: true } } } },
  acceptedBy: { select: { profile: { select: { username: true } } } },
} as const

/** One page of all invitations, newest first. Times are ISO 8601. */
export async function listInvitations(asked: number) {
  const total = Math.min(await db.invitation.count({ take: MOST }), MOST)
  const pages = pageCount(total, INVITATIONS_PER_PAGE)
  const page = Math.min(asked, pages)
  const rows = await db.invitation.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: fields,
    take: INVITATIONS_PER_PAGE,
    skip: (page - 1) * INVITATIONS_PER_PAGE,
  })
  const now = new Date()
  const invitations = rows.map(({ status, sentAt, expiresAt, invitedBy, acceptedBy, ...row }) => ({
    ...row,
    state: toInvitationState({ status, expiresAt, senderRole: invitedBy?.profile?.role ?? null }, now),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    by: invitedBy?.profile?.username ?? null,
    acceptedBy: acceptedBy?.profile?.username ?? null,
  }))
  return { invitations, total, page, pages }
}

export type InvitationLine = Awaited<ReturnType<typeof listInvitations>>['invitations'][number]

export type InvitationToGuard = {
  id: string
  email: string
  role: Role
  message: string | null
  state: InvitationState
}

/** An invitation as the rules ask about it; null when there is none. */
export async function findInvitationToGuard(id: string): Promise<InvitationToGuard | null> {
  const row = await db.invitation.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      role: true,
      message: true,
      status: true,
      expiresAt: true,
      invitedBy: { select: { profile: { select: { role: true } } } },
    },
  })
  if (!row) return null
  const { status, expiresAt, invitedBy, ...invitation } = row
  const senderRole = invitedBy?.profile?.role ?? null
  return { ...invitation, state: toInvitationState({ status, expiresAt, senderRole }) }
}

/** What somebody who opens the link may know of it. */
export type OpenInvitation = { email: string; role: Role; message: string | null; by: string }

type FoundInvitation = OpenInvitation & {
  /** The owner of the account that has the address, proved or not. */
  ownerId: string | null
  /** Whether the owner has proved the address: they sign in instead of joining. */
  isMember: boolean
}

/** The invitation of a mailed token while it can be taken up; whoever sent it must still be an administrator. */
export async function findOpenInvitation(token: string): Promise<FoundInvitation | null> {
  // Shorter ones are never made (specification, section 5).
  if (token.length <= 10) return null
  const [row] = await db.$queryRaw<FoundInvitation[]>`
    SELECT i.email::text, i.role, i.message, p.username::text AS by, u.id AS "ownerId",
      u.email_verified_at IS NOT NULL AS "isMember"
    FROM invitations i JOIN profiles p ON p.id = i.invited_by AND p.role = 'admin' LEFT JOIN users u ON u.email = i.email
    WHERE i.token_hash = ${hashSecret(token)} AND i.status = 'sent' AND i.expires_at > now()`
  return row ?? null
}

/** What whoever opens the link can do: accept with their account, make one, sign in first, or nothing with this account. */
type AcceptanceStep = 'accept' | 'join' | 'sign-in' | 'elsewhere'

/** The invitation of a mailed token for whoever opens it; null when it cannot be used any more. */
export async function findInvitationFor(
  viewer: Viewer,
  token: string,
): Promise<{ invitation: OpenInvitation; step: AcceptanceStep } | null> {
  const found = await findOpenInvitation(token)
  if (!found) return null
  const { ownerId, isMember, ...invitation } = found
  if (viewer) return { invitation, step: acceptRefusal(viewer, { ownerId }) === null ? 'accept' : 'elsewhere' }
  return { invitation, step: isMember ? 'sign-in' : 'join' }
}
