import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { DAY_SECONDS } from '@/lib/core/durations'
import { isReservedUsername, toSkeleton, toUsername } from '../username'

const HOLD_SECONDS = DAY_SECONDS

/** Whether the name can be registered: nobody has it or one that looks like it, and it is not held or kept for the site. */
export async function isUsernameFree(username: string): Promise<boolean> {
  if (!(await isUsernameUnused(username))) return false
  const held = await db.rateLimit.findFirst({
    where: { key: toHoldKey(username), expiresAt: { gt: new Date() } },
    select: { key: true },
  })
  return held === null
}

/** Whether nobody has the name or one that looks like it, and it is not kept for the site. Names that are held count as unused. */
export async function isUsernameUnused(username: string, client: Db = db): Promise<boolean> {
  if (isReservedUsername(username)) return false
  const taken = await client.profile.findFirst({
    where: { OR: [{ username }, { skeleton: toSkeleton(username) }] },
    select: { id: true },
  })
  return taken === null
}

/**
 * Makes a name look taken for a day. A registration with an address that is known makes no account; if its name stayed
 * free, asking for the name would tell that the address is known.
 */
export async function holdUsername(client: Db, username: string): Promise<void> {
  await client.$executeRaw`
    INSERT INTO rate_limits (key, count, expires_at)
    VALUES (${toHoldKey(username)}, 1, now() + ${HOLD_SECONDS} * interval '1 second')
    ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at`
}

const toHoldKey = (username: string) => `username-hold:${toSkeleton(username)}`

/**
 * Refuses a name that somebody else has. Another spelling of one's own name is no new name.
 * @throws AppError 'conflict' when the name is taken, kept for the site, or looks like somebody else's.
 */
export async function requireFreeName(username: string, former: string): Promise<void> {
  const isOwn = toSkeleton(username) === toSkeleton(former)
  if (isOwn ? isReservedUsername(username) && !isReservedUsername(former) : !(await isUsernameFree(username))) {
    throw usernameTaken()
  }
}

/** @throws AppError 'conflict' with the specification's text. */
export const usernameTaken = () =>
  new AppError('conflict', 'Username is already taken', { username: ['Username is already taken'] })

/** What broken unique indexes of a name mean to the person who chose it. */
export const USERNAME_CONFLICTS = {
  profiles_username_key: { username: 'Username is already taken' },
  profiles_skeleton_key: { username: 'Username is already taken' },
}

/** A free username close to what a provider calls somebody. */
export async function findUsernameLike(...names: (string | null | undefined)[]): Promise<string> {
  const base = names.map((name) => toUsername(name ?? '')).find((name) => name !== null) ?? 'reader'
  if (await isUsernameFree(base)) return base
  for (let digits = 2; digits <= 8; digits++) {
    const candidate = `${base}_${String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0')}`
    if (await isUsernameFree(candidate)) return candidate
  }
  throw new Error('No free username was found.')
}
