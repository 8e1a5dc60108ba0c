import { viewerSource } from '@/lib/auth/viewer'
import { AppError } from '../app-error'
import { shortDate } from '../dates'
import type { Db } from '../db'
import { HOUR_MS } from '../durations'
import { hitRateLimit } from '../rate-limit'
import { isStaff, isSuspended, type Member } from '../viewer'
import { waitingTime } from '../waiting-time'
import type { Limit } from './definition'

const PROOF_LASTS_MS = HOUR_MS

/** What must hold for every write, whatever its policy says. @throws AppError naming what is missing. */
export async function assertMember(needs: { unverified?: 'allowed'; fresh?: boolean }): Promise<Member> {
  const member = await viewerSource.findViewer()
  if (!member) throw new AppError('unauthenticated', 'Please sign in first.')
  assertNotSuspended(member)
  if (!member.verified && needs.unverified !== 'allowed') {
    throw new AppError('unverified', 'Please verify your email address first.')
  }
  if (needs.fresh) await requireFreshProof()
  return member
}

function assertNotSuspended(member: Member): void {
  if (!member.suspendedUntil || !isSuspended(member)) return
  const end = shortDate(member.suspendedUntil)
  throw new AppError('suspended', `Your account is suspended until ${end}. You can read, but not write.`)
}

/**
 * The member as the rules see them now, read in the transaction of an act whose work took its time; neither role nor suspension
 * changes before it ends. @throws AppError 'suspended', or 'forbidden' for who is no staff any more.
 */
export async function assertStillStaff(tx: Db, member: Member): Promise<Member> {
  const [row] = await tx.$queryRaw<Pick<Member, 'role' | 'suspendedUntil'>[]>`
    SELECT p.role::text AS role, u.suspended_until AS "suspendedUntil"
    FROM profiles p JOIN users u ON u.id = p.id WHERE p.id = ${member.id}::uuid FOR SHARE`
  const now = row ? { ...member, ...row } : null
  if (!isStaff(now)) throw new AppError('forbidden', 'You are not allowed to do that.')
  assertNotSuspended(now)
  return now
}

/** Counts the act; with `tx`, only if that transaction commits. @throws AppError 'rate_limited' saying how long to wait. */
export async function spendLimits<Input>(
  limits: readonly Limit<Input>[],
  caller: string,
  input: Input,
  tx?: Db,
): Promise<void> {
  for (const { name, per, ...limit } of limits) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(
      `${name}:${per ? `of ${per(input)}` : `by ${caller}`}`,
      limit,
      tx,
    )
    if (!allowed) throw tooFast(retryAfterSeconds)
  }
}

/** The problem that a spent limit raises, for a write that counts in its own statement. */
export const tooFast = (seconds: number) =>
  new AppError('rate_limited', `That was a little too fast. Please wait ${waitingTime(seconds)} and try again.`)

/** Whether the member has proved within the hour that they are who is signed in. */
export async function hasFreshProof(): Promise<boolean> {
  const proved = await viewerSource.findSessionProof()
  return proved !== null && Date.now() - proved.getTime() <= PROOF_LASTS_MS
}

/** @throws AppError 'reauthenticate' when the password was last given more than an hour ago. */
export async function requireFreshProof(): Promise<void> {
  if (!(await hasFreshProof())) {
    throw new AppError('reauthenticate', 'Please confirm your password to continue.')
  }
}
