import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../durations'

/**
 * When a mail is tried, in seconds after it was queued. The column `attempts` is the place in this list; past its end
 * the mail is given up. Ages, not pauses: after a long standstill a mail is tried once, not once for every time missed.
 */
export const RETRY_SECONDS = [
  0,
  MINUTE_SECONDS,
  5 * MINUTE_SECONDS,
  15 * MINUTE_SECONDS,
  HOUR_SECONDS,
  3 * HOUR_SECONDS,
  8 * HOUR_SECONDS,
  DAY_SECONDS,
  2 * DAY_SECONDS,
]

/** The next place in `RETRY_SECONDS` after a failure: the first that lies ahead, or the end when the refusal is final. */
export function retryAfter(error: unknown, queuedAt: Date, now: Date): number {
  if (isFinal(error)) return RETRY_SECONDS.length
  const age = (now.getTime() - queuedAt.getTime()) / 1000
  const next = RETRY_SECONDS.findIndex((seconds) => seconds > age)
  return next === -1 ? RETRY_SECONDS.length : next
}

/** Replies to a client that has not signed in, or not safely enough (RFC 4954): about our settings, whatever was sent. */
const SIGN_IN_FIRST: readonly number[] = [530, 534, 535, 538]

/** Matches an answer that says that nobody is at home at that address (RFC 3463), whatever else is said of it. */
const NO_SUCH_RECIPIENT = /^\d{3}[ -]5\.1\.([1-6]|10)\b/m

/** The server's own rules, above all for whom it relays, or our sender: other settings on either side let the same mail pass. */
const AGAINST_THE_RULES =
  /^\d{3}[ -]5\.(7\.|1\.[78]\b)|\brelay(ing)?( access)?( is)? (denied|prohibited|not (permitted|allowed))|\b(not|unable|permitted|allowed)( to)? relay\b/im

/**
 * Whether the server said no to this very mail: a reply of 5xx to its recipient or its content. The sender is ours, so what
 * is said to it, or to who we are, is put right in our settings; until then every mail meets it.
 */
function isFinal(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = toSmtpError(error)
  const aboutTheMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE'
  if (!aboutTheMail || responseCode < 500) return false
  if (NO_SUCH_RECIPIENT.test(response)) return true
  return !SIGN_IN_FIRST.includes(responseCode) && !AGAINST_THE_RULES.test(response)
}

/** The server takes leave, in the middle of whatever was said (RFC 5321). */
const CLOSING = 421

/** Whether the server took us in and had something against the recipient or the content alone: the next mail may pass. */
export function isAboutOneMail(error: unknown): boolean {
  const { command, responseCode = 0 } = toSmtpError(error)
  const answersTheMail = responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA')
  return answersTheMail && responseCode !== CLOSING && !SIGN_IN_FIRST.includes(responseCode)
}

const toSmtpError = (error: unknown): Partial<SMTPConnection.SMTPError> => (error instanceof Error ? error : {})
