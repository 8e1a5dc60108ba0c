import 'server-only'
import { cookies } from 'next/headers'
import { lockAdmins } from '@/lib/auth/commands/admins'
import { proveMember } from '@/lib/auth/commands/passwords'
import { endSessions } from '@/lib/auth/commands/sessions'
import { hasPassword } from '@/lib/auth/queries'
import { clearSessionCookie } from '@/lib/auth/session-cookie'
import { hasFreshProof } from '@/lib/core/action/preconditions'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import type { Member } from '@/lib/core/viewer'
import { deletionEndsAt } from '../grace'
import { deletionRequestedLetter } from '../letters'
import { canDeleteOwnAccount } from '../policy'
import type { DeletionInput } from '../schema'

type Request = { member: Member; input: DeletionInput; network: string }

/**
 * Begins the grace after which the account goes: signs the member out everywhere and mails the day. Signing in again ends
 * it. @throws AppError 'forbidden' for the protected administrator, 'conflict' for the last one, 'invalid' for a wrong
 * password, 'reauthenticate' for a member without one whose sign-in is old.
 */
export async function requestDeletion({ member, input, network }: Request): Promise<void> {
  const account = await db.user.findUnique({ where: { id: member.id }, select: { id: true, protected: true } })
  if (!account || !canDeleteOwnAccount(member, account)) {
    throw new AppError('forbidden', 'This admin account cannot be deleted.')
  }
  await requireProof(member, input.password ?? '', network)
  const now = new Date()
  const removesText = input.texts === 'remove'
  await db.$transaction(async (tx) => {
    await requireOtherAdmin(tx, member)
    const { email, emailVerifiedAt } = await tx.user.update({
      where: { id: member.id },
      data: { deletionRequestedAt: now, deletionRemovesText: removesText },
      select: { email: true, emailVerifiedAt: true },
    })
    await endSessions(tx, { userId: member.id })
    await writeAudit(tx, {
      actor: member,
      action: 'account.deletion-requested',
      subject: `user:${member.id}`,
      network,
      details: { removesText },
    })
    if (email && emailVerifiedAt) {
      await queueMail(tx, deletionRequestedLetter(email, member.username, deletionEndsAt(now), removesText))
    }
  })
  clearSessionCookie(await cookies())
}

/** The password; a member who has none must have signed in within the hour. */
async function requireProof(member: Member, password: string, network: string): Promise<void> {
  if (await hasPassword(member)) return proveMember({ memberId: member.id, password, network })
  if (!(await hasFreshProof())) {
    throw new AppError('reauthenticate', 'Please sign out and in again, then delete the account within the hour.')
  }
}

/** Refuses to let the last administrator leave. Of two who leave at once the second waits here and finds that it is the last. */
async function requireOtherAdmin(tx: Db, member: Member): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.has(member.id) && admins.size === 1) {
    throw new AppError('conflict', 'You are the only administrator. Make somebody else one first.')
  }
}
