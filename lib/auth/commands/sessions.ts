import 'server-only'
import { cookies } from 'next/headers'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { queueMail } from '@/lib/core/mail'
import { forgetAnswers } from '@/lib/core/native-post/answer-cookie'
import type { Member } from '@/lib/core/viewer'
import { toDeviceName } from '../device'
import type { Caller } from '../find-caller'
import { accountKeptLetter, newDeviceLetter } from '../letters'
import { hashSecret, makeSecret } from '../secret-token'
import { findSession } from '../session'
import { clearSessionCookie, readSessionSecret, SESSION_DAYS, setSessionCookie } from '../session-cookie'

type Owner = { id: string; username: string; email: string | null; emailVerifiedAt: Date | null }

type Opened = {
  /** How they proved who they are: `password`, `invitation`, or a provider. */
  method: string
  /** The hash that a password was compared with. Comparing takes its time, and the password may change meanwhile. */
  provedHash?: string | null
}

/**
 * Signs this browser in: ends the session it had, opens one, sets both cookies, writes the audit row and tells the owner
 * of a device that was not seen before. An account that was on its way out stays; the answer says whether it was.
 * `null` and no session: the password that was proved is not theirs any more.
 */
export async function openSession(
  owner: Owner,
  caller: Caller,
  { method, provedHash }: Opened,
): Promise<{ restored: boolean } | null> {
  const secret = makeSecret()
  const now = new Date()
  const jar = await cookies()
  const former = await readSessionSecret(jar)
  const opened = await db.$transaction(async (tx) => {
    // Before any session is touched, as whoever sets a new password does: so neither waits for the other for ever.
    if (provedHash && (await holdPasswordHash(tx, owner.id)) !== provedHash) return null
    if (former) await endSessions(tx, { tokenHash: hashSecret(former) })
    const isNew = await isNewDevice(tx, owner.id, caller)
    await tx.session.create({
      data: {
        tokenHash: hashSecret(secret),
        userId: owner.id,
        userAgent: caller.userAgent,
        network: caller.network,
        expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
      },
      select: { id: true },
    })
    await writeAudit(tx, {
      actor: owner,
      action: 'auth.sign-in',
      subject: `user:${owner.id}`,
      network: caller.network,
      details: { method, device: toDeviceName(caller.userAgent) },
    })
    // An address that nobody proved may be somebody else's.
    if (isNew && owner.email && owner.emailVerifiedAt) {
      const device = toDeviceName(caller.userAgent)
      await queueMail(tx, newDeviceLetter(owner.email, owner.username, device, now, caller.network))
    }
    return { restored: await keepAccount(tx, owner, caller.network, now) }
  })
  if (opened) await setSessionCookie(jar, secret)
  return opened
}

/** The hash as it is, and stays until the transaction is over. */
async function holdPasswordHash(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ hash: string | null }[]>`
    SELECT password_hash AS hash FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return row?.hash ?? null
}

/** Ends a deletion that its owner had asked for. Whether there was one. */
async function keepAccount(tx: Db, owner: Owner, network: string, now: Date): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: owner.id, deletionRequestedAt: { not: null } },
    data: { deletionRequestedAt: null, deletionRemovesText: false },
  })
  if (count === 0) return false
  await writeAudit(tx, { actor: owner, action: 'account.deletion-ended', subject: `user:${owner.id}`, network })
  if (owner.email && owner.emailVerifiedAt) await queueMail(tx, accountKeptLetter(owner.email, owner.username, now))
  return true
}

/** Signs this browser out, whoever it belonged to, and takes its cookies, also what refused forms were answered with. */
export async function closeSession(network: string): Promise<void> {
  const jar = await cookies()
  const secret = await readSessionSecret(jar)
  clearSessionCookie(jar)
  await forgetAnswers()
  if (!secret) return
  const tokenHash = hashSecret(secret)
  await db.$transaction(async (tx) => {
    const row = await tx.session.findFirst({
      where: { tokenHash, endedAt: null },
      select: { userId: true, user: { select: { profile: { select: { username: true } } } } },
    })
    if (!row) return
    await endSessions(tx, { tokenHash })
    const actor = { id: row.userId, username: row.user.profile?.username ?? '' }
    await writeAudit(tx, { actor, action: 'auth.sign-out', subject: `user:${actor.id}`, network })
  })
}

type Act = { member: Pick<Member, 'id' | 'username'>; network: string }

/** Ends one session of the member. */
export async function endOneSession({ sessionId, member, network }: Act & { sessionId: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    await endSessions(tx, { id: sessionId, userId: member.id })
    await writeAudit(tx, { actor: member, action: 'auth.session-ended', subject: `session:${sessionId}`, network })
  })
}

/** Ends every session of the member but the one in use. Returns how many. */
export async function closeOtherSessions({ member, network }: Act): Promise<number> {
  const here = await findSession()
  return db.$transaction(async (tx) => {
    const ended = await endSessions(tx, { userId: member.id, except: here?.id })
    await writeAudit(tx, {
      actor: member,
      action: 'auth.sessions-ended',
      subject: `user:${member.id}`,
      network,
      details: { ended },
    })
    return ended
  })
}

type Which =
  | { tokenHash: Uint8Array<ArrayBuffer> }
  | { id: string; userId: string }
  | { userId: string; except?: string | undefined }

/** Ends open sessions: one, or all of a person except one. Returns how many. Give it the transaction of the act. */
export async function endSessions(db: Db, which: Which): Promise<number> {
  const { except, ...where } = { except: undefined, ...which }
  const { count } = await db.session.updateMany({
    where: { ...where, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: new Date() },
  })
  return count
}

/**
 * Whether the person has signed in before, but never with this kind of device. The log knows; sessions are removed a
 * month after their end.
 */
async function isNewDevice(tx: Db, userId: string, { userAgent }: Caller): Promise<boolean> {
  const signIns = { subject: `user:${userId}`, action: 'auth.sign-in' }
  const device = { path: ['device'], equals: toDeviceName(userAgent) }
  const known = await tx.auditEntry.findFirst({ where: { ...signIns, details: device }, select: { id: true } })
  return !known && (await tx.auditEntry.findFirst({ where: signIns, select: { id: true } })) !== null
}
