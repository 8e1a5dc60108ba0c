import 'server-only'
import { db, queryPrepared } from '@/lib/core/db'
import type { Role } from '@/lib/generated/prisma/enums'
import { hashSecret } from './secret-token'
import { IDLE_DAYS } from './session-cookie'

/** An open session with whom it belongs to. */
export type SessionView = {
  id: string
  userId: string
  provedAt: Date
  username: string
  fullName: string | null
  avatar: string | null
  role: Role
  email: string | null
  verified: boolean
  suspendedUntil: Date | null
  managesPayments: boolean
  /** Notices not read yet, when they were asked for; a hundred stands for more. */
  unread: number
}

const UNREAD = `
  (SELECT count(*)::int FROM (
    SELECT FROM notifications n WHERE n.user_id = s.user_id AND n.read_at IS NULL LIMIT 100) few)`

const toStatement = (unread: string) => `
  WITH touched AS (
    UPDATE sessions SET last_seen_at = now()
    WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > now()
      AND last_seen_at BETWEEN now() - interval '${IDLE_DAYS} days' AND now() - interval '5 minutes'
  )
  SELECT s.id, s.user_id AS "userId", s.proved_at AS "provedAt", p.username, p.full_name AS "fullName", p.avatar, p.role,
    u.email, u.email_verified_at IS NOT NULL AS verified, u.suspended_until AS "suspendedUntil",
    u.manages_payments AS "managesPayments", ${unread} AS unread
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN profiles p ON p.id = u.id
  WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > now()
    AND s.last_seen_at > now() - interval '${IDLE_DAYS} days' AND u.deletion_requested_at IS NULL`

const STATEMENT = toStatement('0')
const STATEMENT_WITH_UNREAD = toStatement(UNREAD)

/**
 * The open session of a secret, in one statement that also notes its use, at most every five minutes. Ended, expired
 * (thirty days, or fourteen unused) and those of accounts on their way out are not found.
 */
export async function findOpenSession(
  secret: string,
  { countUnread = false }: { countUnread?: boolean } = {},
): Promise<SessionView | null> {
  const [name, text] = countUnread ? ['session-with-unread', STATEMENT_WITH_UNREAD] : ['session', STATEMENT]
  const [row] = await queryPrepared<SessionView>(name, text, [hashSecret(secret)])
  return row ?? null
}

/** Under which `rate_limits` remembers for a moment that this secret was replaced; it holds its hash only. */
export const toRenewedKey = (secret: string) => `session-renewed:${Buffer.from(hashSecret(secret)).toString('hex')}`

/**
 * Whether the secret was replaced by another one a moment ago. A request that set out before is answered after that: its
 * answer must not take the new cookie from the browser.
 */
export async function wasRenewed(secret: string): Promise<boolean> {
  const where = { key: toRenewedKey(secret), expiresAt: { gt: new Date() } }
  return (await db.rateLimit.findFirst({ where, select: { key: true } })) !== null
}
