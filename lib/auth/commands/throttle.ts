import 'server-only'
import { createHmac } from 'node:crypto'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/core/durations'
import { env } from '@/lib/core/env'
import { waitingTime } from '@/lib/core/waiting-time'

/** Failures of one account that cost nothing; then the pause doubles from one second to fifteen minutes (design, 9). */
const FREE = 5
const LONGEST_SECONDS = 15 * 60
/** After a day without a failure the account starts anew. */
const FORGET_SECONDS = DAY_SECONDS

/** Failures of one network, whatever accounts they aim at. */
const NETWORK_WINDOWS = [
  { name: 'minute', limit: 6, seconds: 60 },
  { name: 'hour', limit: 30, seconds: HOUR_SECONDS },
] as const

/** An attempt that was let in. Exactly one of these ends it. */
export type Attempt = {
  /** The password was wrong. @throws AppError 'rate_limited' when the network had no failure left. */
  fail: () => Promise<void>
  /**
   * The password was right: the account starts anew. @throws AppError 'rate_limited' as for a wrong one, so that a burst learns
   * nothing.
   */
  succeed: () => Promise<void>
  /** The password was not looked at. */
  undo: () => Promise<void>
}

/**
 * Lets an attempt to prove a password in, or refuses it. The account's turn is taken before the password is looked at, in
 * one statement, so that any number of parallel guesses passes no more than the limit. The network's failures are counted
 * afterwards, since many people may share it; what ends beyond its limit is refused whether it was right or wrong. Nobody's
 * address counts like somebody's. @throws AppError 'rate_limited' saying how long to wait.
 */
export async function admitAttempt(account: string, network: string): Promise<Attempt> {
  const accountKey = toAccountKey(account)
  await requireQuiet(network)
  refuseFor(await claimWithPause(accountKey))
  return {
    async fail() {
      for (const { name, limit, seconds } of NETWORK_WINDOWS) {
        refuseFor(await claimInWindow(toKey(`network-${name}:${network}`), limit, seconds))
      }
    },
    async succeed() {
      await requireQuiet(network)
      await forgetFailures(db, account)
    },
    async undo() {
      await db.$executeRaw`UPDATE rate_limits SET count = greatest(0, count - 1) WHERE key = ${accountKey}`
    },
  }
}

/** The account starts anew: whoever has it gave the password, or chose another one by its mail. */
export async function forgetFailures(client: Db, account: string): Promise<void> {
  await client.rateLimit.deleteMany({ where: { key: toAccountKey(account) } })
}

/** @throws AppError 'rate_limited' when the network has used its failures up. */
async function requireQuiet(network: string): Promise<void> {
  for (const { name, limit } of NETWORK_WINDOWS) {
    const [row] = await db.$queryRaw<{ wait: number }[]>`
      SELECT greatest(1, ceil(extract(epoch FROM expires_at - statement_timestamp())))::int AS wait FROM rate_limits
      WHERE key = ${toKey(`network-${name}:${network}`)} AND count >= ${limit} AND expires_at > statement_timestamp()`
    refuseFor(row?.wait ?? 0)
  }
}

/** Takes one of `limit` places in the window. Returns 0, or the seconds until it ends. A refused claim takes no place. */
async function claimInWindow(key: string, limit: number, seconds: number): Promise<number> {
  const [row] = await db.$queryRaw<{ wait: number }[]>`
    WITH claimed AS (
      INSERT INTO rate_limits AS r (key, count, expires_at)
      VALUES (${key}, 1, statement_timestamp() + ${seconds} * interval '1 second')
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN r.expires_at <= statement_timestamp() THEN 1 ELSE r.count + 1 END,
        expires_at = CASE WHEN r.expires_at <= statement_timestamp() THEN excluded.expires_at ELSE r.expires_at END
      WHERE r.expires_at <= statement_timestamp() OR r.count < ${limit}
      RETURNING 0 AS wait
    )
    SELECT wait FROM claimed
    UNION ALL
    SELECT greatest(1, ceil(extract(epoch FROM expires_at - statement_timestamp())))::int FROM rate_limits
    WHERE key = ${key} AND NOT EXISTS (SELECT FROM claimed)`
  return row ? row.wait : 1
}

/** Takes a turn at one account. `expires_at` is the last turn plus a day, which dates the pause that it began. */
async function claimWithPause(key: string): Promise<number> {
  const [row] = await db.$queryRaw<{ wait: number }[]>`
    WITH claimed AS (
      INSERT INTO rate_limits AS r (key, count, expires_at)
      VALUES (${key}, 1, statement_timestamp() + ${FORGET_SECONDS} * interval '1 second')
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN r.expires_at <= statement_timestamp() THEN 1 ELSE r.count + 1 END,
        expires_at = excluded.expires_at
      WHERE r.expires_at - ${FORGET_SECONDS} * interval '1 second'
        + least(${LONGEST_SECONDS}, floor(power(2, least(r.count, 40) - ${FREE}))) * interval '1 second'
        <= statement_timestamp()
      RETURNING 0 AS wait
    )
    SELECT wait FROM claimed
    UNION ALL
    SELECT greatest(1, ceil(extract(epoch FROM expires_at - ${FORGET_SECONDS} * interval '1 second'
        + least(${LONGEST_SECONDS}, floor(power(2, least(count, 40) - ${FREE}))) * interval '1 second'
        - statement_timestamp())))::int
    FROM rate_limits WHERE key = ${key} AND NOT EXISTS (SELECT FROM claimed)`
  return row ? row.wait : 1
}

const toAccountKey = (account: string) => toKey(`account:${account.toLowerCase()}`)

/** Addresses are few enough to be guessed from a plain hash. */
const toKey = (what: string) => createHmac('sha256', env.AUTH_SECRET).update(`sign-in:${what}`).digest('base64url')

function refuseFor(seconds: number): void {
  if (seconds === 0) return
  throw new AppError('rate_limited', `Too many attempts. Please wait ${waitingTime(seconds, 'minute')} and try again.`)
}
