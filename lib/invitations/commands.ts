import 'server-only'
import { requireMail } from '@/lib/auth/commands/mail-limit'
import { hashSecret, makeSecret } from '@/lib/auth/secret-token'
import { spendLimits } from '@/lib/core/action/preconditions'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { DAY_SECONDS } from '@/lib/core/durations'
import { queueMail } from '@/lib/core/mail'
import type { Member } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'
import { higherRole, invitationEnd } from './invitation'
import { invitationLetter } from './letters'
import type { InvitationToGuard } from './queries'

type Invite = { member: Pick<Member, 'id' | 'username'>; email: string; role: Role; message: string | null }

/** Ten mails a day for each administrator, sent and sent again (design, section 9). */
const TEN_A_DAY = [{ name: 'invitations', limit: 10, windowSeconds: DAY_SECONDS }] as const

/** Counts a mail, with the act that sends it: an attempt that sends nothing costs nothing. @throws AppError 'rate_limited'. */
async function spendInvite(tx: Db, member: Pick<Member, 'id'>, email: string): Promise<void> {
  await requireMail('invite', email, tx)
  await spendLimits(TEN_A_DAY, member.id, {}, tx)
}

/** @throws AppError 'conflict' when the address belongs to somebody who has this role, or a higher one. */
async function requireLowerRole(tx: Db, email: string, role: Role): Promise<void> {
  const known = await tx.user.findUnique({
    where: { email },
    select: { emailVerifiedAt: true, profile: { select: { role: true } } },
  })
  const has = known?.emailVerifiedAt ? known.profile?.role : undefined
  if (!has || higherRole(has, role) !== has) return
  const said = 'This address belongs to a member who has this role already'
  throw new AppError('conflict', said, { email: [said] })
}

/**
 * Asks somebody in: stores the invitation and mails it. An earlier one to the same address is worth nothing from then on.
 * @throws AppError 'conflict' when the address belongs to somebody who has this role, or a higher one,
 * 'rate_limited' for a second mail within the minute, or an eleventh of the day.
 */
export async function sendInvitation(tx: Db, { member, email, role, message }: Invite): Promise<{ id: string }> {
  await requireLowerRole(tx, email, role)
  await spendInvite(tx, member, email)
  await tx.invitation.updateMany({ where: { email, status: 'sent' }, data: { status: 'revoked' } })
  const { token, ...sent } = newToken()
  const { id } = await tx.invitation.create({
    data: { email, role, message, invitedById: member.id, ...sent },
    select: { id: true },
  })
  await queueMail(tx, invitationLetter({ to: email, by: member.username, role, message, token }))
  return { id }
}

type Resend = { member: Pick<Member, 'id' | 'username'>; invitation: InvitationToGuard }

/**
 * Mails an invitation once more, with a new token; the old one is worth nothing from then on.
 * @throws AppError 'conflict' when it was taken up meanwhile, or the address belongs to somebody who has this role by now,
 * 'rate_limited' as `sendInvitation` does.
 */
export async function resendInvitation(tx: Db, { member, invitation }: Resend): Promise<void> {
  const { id, email, role, message } = invitation
  await requireLowerRole(tx, email, role)
  await spendInvite(tx, member, email)
  const { token, ...sent } = newToken()
  await tx.invitation.updateMany({ where: { email, status: 'sent', id: { not: id } }, data: { status: 'revoked' } })
  const { count } = await tx.invitation.updateMany({
    where: { id, status: { not: 'accepted' } },
    data: { status: 'sent', invitedById: member.id, ...sent },
  })
  if (count === 0) throw new AppError('conflict', 'This invitation was accepted meanwhile.')
  await queueMail(tx, invitationLetter({ to: email, by: member.username, role, message, token }))
}

/** Takes an invitation back. @throws AppError 'conflict' when it was taken up or taken back meanwhile. */
export async function revokeInvitation(tx: Db, id: string): Promise<void> {
  const { count } = await tx.invitation.updateMany({ where: { id, status: 'sent' }, data: { status: 'revoked' } })
  if (count === 0) throw new AppError('conflict', 'This invitation is not open any more.')
}

function newToken() {
  const [token, sentAt] = [makeSecret(), new Date()]
  return { token, tokenHash: hashSecret(token), sentAt, expiresAt: invitationEnd(sentAt) }
}
