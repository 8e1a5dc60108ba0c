import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import type { Member } from '@/lib/core/viewer'
import { alreadyRegisteredLetter, changeEmailLetter, changeRequestedLetter, verifyLetter } from '../letters'
import { findPendingAddress } from '../queries'
import { requireMail } from './mail-limit'
import { findPending, issueToken, killTokens, type Pending } from './tokens'

const YOURS_ALREADY = 'This is your address already'

/**
 * Mails a link to an address that the member wants to use; it becomes theirs when the link is used. Somebody else's
 * proved address gets a mail that says so; the answer is the same. @throws AppError 'rate_limited', 'invalid' for the proved
 * address that is theirs already.
 */
export async function mailNewAddress(member: Member, email: string): Promise<void> {
  if (member.verified && member.email?.toLowerCase() === email) {
    throw new AppError('invalid', YOURS_ALREADY, { email: [YOURS_ALREADY] })
  }
  await requireMail('verify', email)
  await db.$transaction((tx) => offerAddress(tx, member, email, 'owner'))
}

type Owner = Pick<Member, 'id' | 'username' | 'verified'> & { email?: string | null }

/**
 * Mails a link that proves another address for somebody's account, in the transaction of the act: their own wish, or that of an
 * administrator. Whoever calls has counted the mail.
 */
export async function offerAddress(tx: Db, member: Owner, email: string, by: 'owner' | 'staff'): Promise<void> {
  // Also when nothing can come of it: the old mailbox must not tell whether the new address is somebody else's.
  if (member.verified && member.email && member.email.toLowerCase() !== email) {
    await queueMail(tx, changeRequestedLetter(member.email, member.username, email, new Date(), by))
  }
  const holder = await tx.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } })
  if (holder?.emailVerifiedAt && holder.id === member.id) return
  const purpose = member.verified ? 'change_email' : 'verify_email'
  // Their own address once more: who registered it after them has asked for it, too.
  const pending: Pending = purpose === 'verify_email' ? await findPending(tx, member.id, email) : {}
  const { token, code } = await issueToken(tx, { purpose, userId: member.id, email, ...pending })
  // The member waits for an address that is somebody's as for any other; its link opens nothing and is mailed to nobody.
  if (holder?.emailVerifiedAt) return queueMail(tx, alreadyRegisteredLetter(email))
  const letter = member.verified
    ? changeEmailLetter(email, member.username, token)
    : verifyLetter(email, pending.pendingUsername ?? member.username, token, code)
  await queueMail(tx, letter)
}

/**
 * The address that the member was to prove is not wanted any more: what it was mailed opens nothing. @throws AppError
 * 'conflict' when none is waited for, as after an act in another tab.
 */
export async function withdrawAddress({ member, network }: { member: Member; network: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    // Without another address the open link is that of the own one, which stays.
    const isPending = (await findPendingAddress(member, tx)) !== null
    const own = { pendingUsername: null }
    if (!isPending || (await killTokens(tx, member.id, ['change_email', 'verify_email'], own)) === 0) {
      throw new AppError('conflict', 'No other address is waiting for proof any more.')
    }
    await writeAudit(tx, { actor: member, action: 'auth.address-withdrawn', subject: `user:${member.id}`, network })
  })
}
