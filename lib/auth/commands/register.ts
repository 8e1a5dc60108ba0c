import 'server-only'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import { findCaller } from '../find-caller'
import { alreadyRegisteredLetter, verifyLetter } from '../letters'
import { hashNewcomersPassword, hashPassword } from '../password-hashing'
import { requireGoodPassword } from '../password-policy'
import { toSkeleton } from '../username'
import { createAdmin, isAdminSetup } from './admin-setup'
import { RESEND_SECONDS, spendMail } from './mail-limit'
import { openSession } from './sessions'
import { issueToken, rememberPending } from './tokens'
import { holdUsername, isUsernameFree, usernameTaken } from './usernames'

type Registration = { username: string; email: string; password: string; network: string }

export type Registered =
  | { next: 'verify'; email: string; resendInSeconds: number; callbackUrl: string }
  | { next: 'signed-in'; callbackUrl: string }

/**
 * Makes an account, or mails the owner of the address that it has one: the answer is the same, and so is the work.
 * @throws AppError 'conflict' for a name that is taken, 'invalid' for a bad password.
 */
export async function registerAccount({
  callbackUrl,
  ...form
}: Registration & { callbackUrl: string }): Promise<Registered> {
  const { username, email, password, network } = form
  requireGoodPassword(password, { username, email, role: 'user' })
  if (!(await isUsernameFree(username))) throw usernameTaken()

  if (await isAdminSetup({ email, password })) {
    const caller = await findCaller()
    const admin = await createAdmin({ username, email, passwordHash: await hashPassword(password), network })
    if (admin) {
      await openSession(admin, caller, { method: 'password' })
      return { next: 'signed-in', callbackUrl }
    }
  }
  const passwordHash = await hashNewcomersPassword(password)
  const maySend = (await spendMail('verify', email)) === 0
  await db.$transaction((tx) => keepRegistration(tx, { username, email, passwordHash, network, maySend }))
  return { next: 'verify', email, resendInSeconds: RESEND_SECONDS, callbackUrl }
}

type Kept = { username: string; email: string; passwordHash: string; network: string; maySend: boolean }

async function keepRegistration(tx: Db, { username, email, passwordHash, network, maySend }: Kept): Promise<void> {
  // Of two parallel registrations of one address the second waits here and then finds it known.
  const { count } = await tx.user.createMany({ data: [{ email, passwordHash }], skipDuplicates: true })
  const user = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true, emailVerifiedAt: true } })
  const isNew = count === 1
  if (isNew) {
    await tx.profile.create({ data: { id: user.id, username, skeleton: toSkeleton(username) }, select: { id: true } })
  } else {
    await holdUsername(tx, username)
  }
  await writeAudit(tx, {
    actor: isNew ? { id: user.id, username } : null,
    action: isNew ? 'auth.register' : 'auth.register-again',
    subject: `user:${user.id}`,
    network,
  })
  if (user.emailVerifiedAt) return maySend ? queueMail(tx, alreadyRegisteredLetter(email)) : undefined
  // Whoever registered the unproved address before keeps what they have until a mail proves whose it is. The password is not
  // kept: whoever reads that mail may not be who typed it.
  const pending = isNew ? {} : { pendingUsername: username }
  if (!maySend) return rememberPending(tx, { userId: user.id, email, ...pending })
  const { token, code } = await issueToken(tx, { purpose: 'verify_email', userId: user.id, email, ...pending })
  await queueMail(tx, verifyLetter(email, username, token, code))
}
