import 'server-only'
import { createHmac } from 'node:crypto'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Db, db } from './db'
import { env } from './env'

/** How many hits are allowed within how many seconds. */
export type RateLimit = { limit: number; windowSeconds: number }

type RateLimitAnswer = { allowed: boolean; retryAfterSeconds: number }

/**
 * Counts one hit on `key` and says whether it is within the limit; `retryAfterSeconds` is 0 when it is.
 *
 * A window begins with its first hit and ends `windowSeconds` later, so "one per five seconds" is exact; with a higher limit
 * two full windows can touch, at worst 2 × limit - 1 hits in a little more than one window. One statement on one row counts
 * and answers, so any number of parallel hits on any number of servers pass exactly `limit` times. The database's clock counts.
 * `tx`: the transaction of an act that counts only if it is done; others with the same key wait for its end.
 * @throws when the database is away: a limit that cannot be checked is not granted.
 */
export async function hitRateLimit(key: string, limit: RateLimit, tx: Db = db): Promise<RateLimitAnswer> {
  const [row] = await tx.$queryRaw<{ allowed: boolean; wait: number }[]>`${hitStatement(key, limit)}`
  if (!row) throw new Error('The rate limit gave no answer.')
  return { allowed: row.allowed, retryAfterSeconds: row.allowed ? 0 : Math.max(1, row.wait) }
}

/**
 * The statement behind `hitRateLimit`, for a write that counts and acts in one round trip: it gives `allowed` and `wait`
 * (seconds; never more than the window, which may have begun while this statement waited for its row), or no row and no hit
 * where `when` does not hold.
 */
export const hitStatement = (key: string, { limit, windowSeconds }: RateLimit, when = Prisma.sql`true`) => Prisma.sql`
  INSERT INTO rate_limits AS r (key, count, expires_at)
  SELECT ${toStoredKey(key)}, 1, statement_timestamp() + ${windowSeconds} * interval '1 second' WHERE ${when}
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.expires_at <= statement_timestamp() THEN 1 ELSE least(r.count, ${limit}) + 1 END,
    expires_at = CASE WHEN r.expires_at <= statement_timestamp() THEN excluded.expires_at ELSE r.expires_at END
  RETURNING count <= ${limit} AS allowed,
    least(greatest(1, ceil(extract(epoch FROM expires_at - statement_timestamp()))), ${windowSeconds})::int AS wait`

/** Removes counters whose window is over. Returns how many. */
export async function removeExpiredRateLimits(): Promise<number> {
  const { count } = await db.rateLimit.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  return count
}

/** Keys hold addresses and mail addresses, which are few enough to be guessed from a plain hash. */
const toStoredKey = (key: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`rate-limit:${key}`).digest('base64url')
