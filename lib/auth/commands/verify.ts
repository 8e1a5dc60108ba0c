import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import type { Viewer } from '@/lib/core/viewer'
import { emailChangedLetter, verifyLetter } from '../letters'
import { findPendingAddress } from '../queries'
import { toSkeleton } from '../username'
import { offerAddress } from './address'
import { evictFormerHolder } from './eviction'
import { requireMail } from './mail-limit'
import { endSessions } from './sessions'
import { findPending, issueToken, killTokens, spendToken, spendTokenById, tryCode, type UsedToken } from './tokens'
import { isUsernameUnused } from './usernames'

type Named = { id: string; username: string }

/** The name of the account, and what lets its owner choose a password where none could stay. */
export type Proved = { username?: string; resetToken?: string }

const badToken = () => new AppError('invalid', 'Invalid or expired token. Please request a new verification link.')

/** Who presses: the account that is signed in there, if any, and the network. */
type Presser = { viewerId: string | null; network: string }

/** Proves an address by the link of its mail. @throws AppError 'invalid'. */
export const verifyByToken = (token: string, presser: Presser) =>
  db.$transaction(async (tx) => acceptProof(tx, await spendToken(tx, token, ['verify_email', 'change_email']), presser))

/** Proves an address by the code of its mail, which allows five tries. @throws AppError 'invalid'. */
export async function verifyByCode({ email, code, ...presser }: Presser & { email: string; code: string }) {
  const id = await tryCode(db, email, code)
  return db.$transaction(async (tx) => acceptProof(tx, id ? await spendTokenById(tx, id) : null, presser))
}

/**
 * Mails a new link and code while the address is unproved, or while the member who asks waits for it; the answer is the
 * same when there is nothing to prove.
 */
export async function resendVerification(email: string, viewer: Viewer): Promise<void> {
  await requireMail('verify', email)
  if (viewer && !viewer.verified && (await findPendingAddress(viewer)) === email) {
    return db.$transaction((tx) => offerAddress(tx, viewer, email, 'owner'))
  }
  const owner = await db.user.findUnique({ where: { email, emailVerifiedAt: null }, select: { id: true, email: true } })
  // A new link to the address that they mistyped would kill the one to the right address. Whoever registered it is not they.
  if (owner && (await findPendingAddress(owner)) && !(await findPending(db, owner.id, email)).pendingUsername) return
  await db.$transaction((tx) => mailVerificationAgain(tx, email))
}

/** Sends the mail that proves an address once more, in the transaction of an act. Whoever calls has counted the mail. */
export async function mailVerificationAgain(tx: Db, email: string): Promise<void> {
  const user = await tx.user.findUnique({
    where: { email, emailVerifiedAt: null, deletionRequestedAt: null },
    select: { id: true, profile: { select: { username: true } } },
  })
  if (!user?.profile) return
  const pending = await findPending(tx, user.id, email)
  const { token, code } = await issueToken(tx, { purpose: 'verify_email', userId: user.id, email, ...pending })
  await queueMail(tx, verifyLetter(email, pending.pendingUsername ?? user.profile.username, token, code))
}

async function acceptProof(tx: Db, token: UsedToken | null, { viewerId, network }: Presser): Promise<Proved> {
  if (!token?.email) throw badToken()
  const { userId, email, purpose } = token
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, profile: { select: { username: true } } },
  })
  // Proved in another way meanwhile: the registration that this mail belongs to must not take the account over.
  if (purpose === 'verify_email' && user.emailVerifiedAt) throw badToken()
  const former = { id: userId, username: user.profile?.username ?? '' }
  const wasHeld = await releaseAddress(tx, email, former, network)
  const isShared = wasHeld || (await findPending(tx, userId, email)).pendingUsername !== undefined
  const now = new Date()
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now }, select: { id: true } })
  await killTokens(tx, userId, ['verify_email', 'change_email'])
  // Whoever is signed in there and reads the mail owns both: what somebody else registered meanwhile changes nothing.
  const isUnsure = isShared && purpose === 'verify_email' && viewerId !== userId
  const proved = isUnsure ? await takeOver(tx, { ...token, email }, former, network) : { username: former.username }
  const { username } = proved
  const actor = { id: userId, username }
  const action = purpose === 'change_email' ? 'auth.email-changed' : 'auth.email-verified'
  await writeAudit(tx, { actor, action, subject: `user:${userId}`, network })
  if (purpose === 'change_email') {
    // What was mailed to the old address must not open the account any more.
    await killTokens(tx, userId, ['reset_password'])
    if (user.email && user.emailVerifiedAt) await queueMail(tx, emailChangedLetter(user.email, username, email, now))
  }
  return proved
}

/**
 * Takes an address from another account that never proved it, with the password that came along; a proved one stays. Whether
 * there was one.
 */
async function releaseAddress(tx: Db, email: string, newOwner: Named, network: string): Promise<boolean> {
  const holder = await tx.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } })
  if (!holder || holder.id === newOwner.id) return false
  if (holder.emailVerifiedAt) throw badToken()
  await tx.user.update({ where: { id: holder.id }, data: { email: null, passwordHash: null }, select: { id: true } })
  await endSessions(tx, { userId: holder.id })
  await killTokens(tx, holder.id, ['verify_email', 'reset_password', 'change_email'])
  await writeAudit(tx, { actor: newOwner, action: 'auth.address-released', subject: `user:${holder.id}`, network })
  return true
}

/**
 * Several people have registered the address, and whoever proves it may be any of them, whichever mail they opened: nobody's
 * password stays, every way in is lost, and the answer allows to choose a password. The name is the one that the mail said,
 * if it is still free.
 */
async function takeOver(tx: Db, token: UsedToken & { email: string }, former: Named, network: string) {
  const { userId, email, pendingUsername } = token
  await tx.user.update({ where: { id: userId }, data: { passwordHash: null, totpSecret: null }, select: { id: true } })
  await evictFormerHolder(tx, userId)
  const isFree = pendingUsername !== null && (await isUsernameUnused(pendingUsername, tx))
  const username = isFree ? pendingUsername : former.username
  await tx.profile.update({
    where: { id: userId },
    data: { username, skeleton: toSkeleton(username) },
    select: { id: true },
  })
  const details = { from: former.username, to: username }
  const actor = { id: userId, username }
  await writeAudit(tx, { actor, action: 'auth.account-taken-over', subject: `user:${userId}`, network, details })
  const { token: resetToken } = await issueToken(tx, { purpose: 'reset_password', userId, email })
  return { username, resetToken }
}
