import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import { passwordChangedLetter, resetLetter } from '../letters'
import { hashPassword } from '../password-hashing'
import { requireGoodPassword } from '../password-policy'
import { findSession } from '../session'
import { evictFormerHolder } from './eviction'
import { requireMail } from './mail-limit'
import { renewSession, setRenewedCookie } from './renewal'
import { endSessions } from './sessions'
import { provePassword } from './sign-in'
import { forgetFailures } from './throttle'
import { findToken, issueToken, killTokens, spendToken } from './tokens'

const badToken = () => new AppError('invalid', 'Invalid or expired token. Please request a new reset link.')

/** Mails a link to choose a new password, if the address has an account. @throws AppError 'rate_limited'. */
export async function mailReset(email: string, network: string): Promise<void> {
  await requireMail('reset', email)
  await db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email },
      select: { id: true, profile: { select: { username: true } } },
    })
    if (!user?.profile) return
    const { token } = await issueToken(tx, { purpose: 'reset_password', userId: user.id, email })
    await writeAudit(tx, { actor: null, action: 'auth.reset-requested', subject: `user:${user.id}`, network })
    await queueMail(tx, resetLetter(email, user.profile.username, token))
  })
}

/**
 * Sets a new password by the link of a mail, once, and ends every session. The mail also proves the address; what an
 * unproved account had as other ways in, and what it said of itself, goes with it. @throws AppError 'invalid'.
 */
export async function resetByToken({ token, password, network }: { token: string; password: string; network: string }) {
  const found = await findToken(db, token, 'reset_password')
  if (!found) throw badToken()
  const owner = await findOwner(db, found.userId)
  requireGoodPassword(password, owner)
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    const used = await spendToken(tx, token, ['reset_password'])
    if (!used?.email || used.email.toLowerCase() !== owner.email?.toLowerCase()) throw badToken()
    const emailVerifiedAt = owner.emailVerifiedAt ?? new Date()
    await tx.user.update({ where: { id: owner.id }, data: { emailVerifiedAt }, select: { id: true } })
    if (!owner.emailVerifiedAt) await evictFormerHolder(tx, owner.id)
    const proved = { ...owner, emailVerifiedAt }
    await storePassword(tx, { owner: proved, passwordHash, network, action: 'auth.password-reset' })
    // Most who forgot it have tried until they had to wait; the failures were those of the old password.
    await forgetFailures(tx, used.email)
  })
}

type Change = { memberId: string; currentPassword: string; password: string; network: string }

/**
 * Sets a new password by the current one, ends the member's other sessions and renews this one. @throws AppError 'invalid',
 * 'rate_limited'.
 */
export async function changeOwnPassword({ memberId, currentPassword, password, network }: Change): Promise<void> {
  const owner = await requireProof({ memberId, password: currentPassword, network, field: 'currentPassword' })
  requireGoodPassword(password, owner)
  const passwordHash = await hashPassword(password)
  const session = await findSession()
  const [action, replaces] = ['auth.password-changed', owner.passwordHash]
  const secret = await db.$transaction(async (tx) => {
    await storePassword(tx, { owner, passwordHash, network, action, except: session?.id, replaces })
    return renewSession(tx, memberId)
  })
  await setRenewedCookie(secret)
}

/** Has the member give the password again; this session is renewed and counts as fresh from now on. @throws AppError. */
export async function proveMember({
  memberId,
  password,
  network,
}: {
  memberId: string
  password: string
  network: string
}) {
  await requireProof({ memberId, password, network, field: 'password' })
  await setRenewedCookie(await db.$transaction((tx) => renewSession(tx, memberId)))
}

type Asked = { memberId: string; password: string; network: string; field: 'password' | 'currentPassword' }

async function requireProof({ memberId, password, network, field }: Asked) {
  const owner = await findOwner(db, memberId)
  if (!owner.passwordHash) {
    throw new AppError('invalid', "Your account has no password yet. Sign out and use 'Forgot password' to choose one.")
  }
  const account = owner.email ?? owner.id
  if (!(await provePassword({ account, password, passwordHash: owner.passwordHash, network, owner }))) {
    throw notCurrent(field)
  }
  return owner
}

const notCurrent = (field: Asked['field']) =>
  new AppError('invalid', 'This is not your current password', { [field]: ['This is not your current password'] })

type Owner = Awaited<ReturnType<typeof findOwner>>
type Store = {
  owner: Owner
  passwordHash: string
  network: string
  action: string
  except?: string | undefined
  /** The hash of the password that allowed this. Another one may stand there by now. */
  replaces?: string | null
}

async function storePassword(tx: Db, given: Store): Promise<void> {
  const { owner, passwordHash, network, action, except, replaces } = given
  const now = new Date()
  const { count } = await tx.user.updateMany({
    where: { id: owner.id, ...(replaces === undefined ? {} : { passwordHash: replaces }) },
    data: { passwordHash, passwordChangedAt: now },
  })
  if (count === 0) throw notCurrent('currentPassword')
  await endSessions(tx, { userId: owner.id, except })
  await killTokens(tx, owner.id, ['reset_password', 'change_email'])
  await writeAudit(tx, { actor: owner, action, subject: `user:${owner.id}`, network })
  // An address that nobody proved may be somebody else's.
  if (owner.email && owner.emailVerifiedAt)
    await queueMail(tx, passwordChangedLetter(owner.email, owner.username, now, network))
}

async function findOwner(client: Db, id: string) {
  const { profile, ...user } = await client.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      passwordHash: true,
      profile: { select: { username: true, role: true } },
    },
  })
  if (!profile) throw new Error('This account has no profile.')
  return { ...user, ...profile }
}
