import 'server-only'
import { evictFormerHolder } from '@/lib/auth/commands/eviction'
import { openSession } from '@/lib/auth/commands/sessions'
import { killTokens } from '@/lib/auth/commands/tokens'
import { requireFreeName } from '@/lib/auth/commands/usernames'
import { findCaller } from '@/lib/auth/find-caller'
import { hashPassword } from '@/lib/auth/password-hashing'
import { requireGoodPassword } from '@/lib/auth/password-policy'
import { hashSecret } from '@/lib/auth/secret-token'
import { toSkeleton } from '@/lib/auth/username'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'
import { listTagsShowing } from '@/lib/profile/shown-queries'
import { higherRole } from './invitation'
import { findOpenInvitation } from './queries'

/** The one sentence for tokens that were used, replaced, taken back, too old or never made. */
export const INVALID = 'This invitation is invalid, was replaced or has expired. Please ask for a new one.'

const badToken = () => new AppError('invalid', INVALID)

type Join = { token: string; username: string; password: string; network: string }

/**
 * Makes an account for whoever has an invitation and signs them in. The mail proves the address, so somebody who registered
 * it before without a proof loses every way in.
 * @throws AppError 'invalid' for the token or the password, 'conflict' for a name or an address that is somebody's.
 */
export async function joinByInvitation({ token, username, password, network }: Join): Promise<{ role: Role }> {
  const invitation = await findOpenInvitation(token)
  if (!invitation) throw badToken()
  const { email, role } = invitation
  requireGoodPassword(password, { username, email, role })
  // Who registered the address without proving it is renamed, so that their name is free for whoever reads its mail.
  const unproved = await db.profile.findFirst({
    where: { user: { email, emailVerifiedAt: null } },
    select: { username: true },
  })
  await requireFreeName(username, unproved?.username ?? '')
  const passwordHash = await hashPassword(password)
  const caller = await findCaller()
  const owner = await db.$transaction(async (tx) => {
    const holder = await tx.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } })
    if (holder?.emailVerifiedAt)
      throw new AppError('conflict', 'This address has an account. Please sign in to accept.')
    const rights = { passwordHash, passwordChangedAt: new Date(), emailVerifiedAt: new Date(), totpSecret: null }
    const { id } = holder
      ? await claimUnproved(tx, holder.id, rights)
      : await tx.user.create({ data: { email, ...rights }, select: { id: true } })
    const accepted = await spendInvitation(tx, token, id)
    const profile = { username, skeleton: toSkeleton(username), role: accepted.role }
    await tx.profile.upsert({ where: { id }, create: { id, ...profile }, update: profile, select: { id: true } })
    await recordAcceptance(tx, { id, username }, { invitation: accepted.id, from: null, to: accepted.role }, network)
    return { id, username, email, emailVerifiedAt: rights.emailVerifiedAt }
  })
  await openSession(owner, caller, { method: 'invitation' })
  return { role }
}

type Accept = { token: string; member: Member; network: string }

/** Gives a member the role of their invitation, unless they have a higher one. Returns the cache tags that show it. */
export async function acceptInvitation({ token, member, network }: Accept): Promise<{ role: Role; tags: string[] }> {
  return db.$transaction(async (tx) => {
    const { id, username } = member
    // Held until the end, so that nobody changes the role between reading and raising it.
    const [profile] = await tx.$queryRaw<{ role: Role }[]>`
      SELECT role FROM profiles WHERE id = ${id}::uuid FOR UPDATE`
    if (!profile) throw badToken()
    const { role: from } = profile
    const accepted = await spendInvitation(tx, token, id)
    const to = higherRole(from, accepted.role)
    if (from !== to) {
      // A form that was filled in before must not take the change back.
      await tx.profile.update({ where: { id }, data: { role: to, version: { increment: 1 } }, select: { id: true } })
    }
    // The mail proves the address, too; what somebody else registered for it before is no proof any more.
    await tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date() } })
    await killTokens(tx, id, ['verify_email'])
    await recordAcceptance(tx, { id, username }, { invitation: accepted.id, from, to }, network)
    return { role: to, tags: from === to ? [] : await listTagsShowing(id, [username], tx) }
  })
}

/** Uses the token up in one statement, so that of any number of parallel attempts one succeeds, for the address it is for. */
async function spendInvitation(tx: Db, token: string, userId: string): Promise<{ id: string; role: Role }> {
  const [row] = await tx.$queryRaw<{ id: string; role: Role }[]>`
    UPDATE invitations i SET status = 'accepted', accepted_by = ${userId}::uuid
    WHERE token_hash = ${hashSecret(token)} AND status = 'sent' AND expires_at > now()
      AND EXISTS (SELECT FROM profiles p WHERE p.id = i.invited_by AND p.role = 'admin')
      AND EXISTS (SELECT FROM users u WHERE u.id = ${userId}::uuid AND u.email = i.email)
    RETURNING id, role`
  if (!row) throw badToken()
  return row
}

async function claimUnproved(tx: Db, id: string, rights: { passwordHash: string; emailVerifiedAt: Date }) {
  await tx.user.update({ where: { id }, data: { ...rights, deletionRequestedAt: null }, select: { id: true } })
  await evictFormerHolder(tx, id)
  return { id }
}

const recordAcceptance = (
  tx: Db,
  actor: { id: string; username: string },
  details: { invitation: string; from: Role | null; to: Role },
  network: string,
) => writeAudit(tx, { actor, action: 'invitation.accept', subject: `user:${actor.id}`, network, details })
