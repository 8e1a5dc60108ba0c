import type SMTPConnection from 'nodemailer/lib/smtp-connection'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * When a mail is tried, in seconds after it was queued. The column `attempts` is the place in this list; past its end
 * the mail is given up. Ages, not pauses: after a long standstill a mail is tried once, not once for every time missed.
 */
export const RETRY_SECONDS = [0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 24 * HOUR, 48 * HOUR]

/** The next place in `RETRY_SECONDS` after a failure: the first that lies ahead, or the end when the refusal is final. */
export function retryAfter(error: unknown, queuedAt: Date, now: Date): number {
  if (isFinal(error)) return RETRY_SECONDS.length
  const age = (now.getTime() - queuedAt.getTime()) / 1000
  const next = RETRY_SECONDS.findIndex((seconds) => seconds > age)
  return next === -1 ? RETRY_SECONDS.length : next
}

/** Replies to a client that has not signed in, or not safely enough (RFC 4954): about our settings, whatever was sent. */
const SIGN_IN_FIRST: readonly number[] = [530, 534, 535, 538]

/** The server's own rules (RFC 3463), above all for whom it relays: other settings on either side let the same mail pass. */
const AGAINST_THE_RULES = /^\d{3}[ -]5\.7\.|\brelay/im

/**
 * Whether the server said no to this very mail: a reply of 5xx to its recipient or its content. The sender is ours, so what
 * is said to it, or to who we are, is put right in our settings; until then every mail meets it.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode = 0, response = '' }: SMTPConnection.SMTPError = error
  const aboutTheMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE'
  const aboutUs = SIGN_IN_FIRST.includes(responseCode) || AGAINST_THE_RULES.test(response)
  return aboutTheMail && !aboutUs && responseCode >= 500
}
