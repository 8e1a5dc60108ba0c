import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { counted } from '@/lib/core/format-count'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { waitingTime } from '@/lib/core/waiting-time'

/** Seconds between two mails of one kind to one address (specification, section 9). */
export const RESEND_SECONDS = 60
const PER_HOUR = 5

type MailKind = 'verify' | 'reset' | 'invite'

/**
 * Counts a mail that somebody asks for. Returns 0 when it may go, else the seconds to wait. Addresses without an account
 * are counted too, so that the answer says nothing about them. `tx`: of an act that costs nothing when it fails.
 */
export async function spendMail(kind: MailKind, address: string, tx: Db = db): Promise<number> {
  const key = `mail:${kind}:${address.toLowerCase()}`
  const minute = await hitRateLimit(`${key}:minute`, { limit: 1, windowSeconds: RESEND_SECONDS }, tx)
  if (!minute.allowed) return minute.retryAfterSeconds
  const hour = await hitRateLimit(`${key}:hour`, { limit: PER_HOUR, windowSeconds: HOUR_SECONDS }, tx)
  return hour.retryAfterSeconds
}

/** @throws AppError 'rate_limited' when the mail may not go yet. */
export async function requireMail(kind: MailKind, address: string, tx: Db = db): Promise<void> {
  const wait = await spendMail(kind, address, tx)
  if (wait === 0) return
  // The pause between two mails is said in seconds, the whole of it too.
  const said = wait <= RESEND_SECONDS ? counted(wait, 'second', 'seconds') : waitingTime(wait, 'minute')
  throw new AppError('rate_limited', `An email was sent a moment ago. Please wait ${said} before asking for another.`)
}
