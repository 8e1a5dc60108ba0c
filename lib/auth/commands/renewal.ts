import 'server-only'
import { cookies } from 'next/headers'
import type { Db } from '@/lib/core/db'
import { hashSecret, makeSecret } from '../secret-token'
import { readSessionSecret, setSessionCookie } from '../session-cookie'
import { toRenewedKey } from '../session-queries'

/** No request is under way for longer. */
const ON_THE_WAY_MS = 60_000

/**
 * Gives the session of this browser another secret, since its member has proved who they are: whoever copied the cookie
 * before holds nothing any more. Of two requests with one cookie the first does it. Returns the secret for `setRenewedCookie`, once
 * the transaction is over; null where the session has ended.
 */
export async function renewSession(tx: Db, userId: string): Promise<string | null> {
  const former = await readSessionSecret(await cookies())
  if (!former) return null
  const [secret, now] = [makeSecret(), new Date()]
  const { count } = await tx.session.updateMany({
    where: { tokenHash: hashSecret(former), userId, endedAt: null },
    data: { tokenHash: hashSecret(secret), provedAt: now },
  })
  if (count === 0) return null
  const expiresAt = new Date(now.getTime() + ON_THE_WAY_MS)
  await tx.rateLimit.create({ data: { key: toRenewedKey(former), count: 1, expiresAt }, select: { key: true } })
  return secret
}

/** Gives this browser the secret of its renewed session. */
export async function setRenewedCookie(secret: string | null): Promise<void> {
  if (secret) await setSessionCookie(await cookies(), secret)
}
