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

/** Whether the server said no to this very mail (a reply of 5xx to sender, recipient or content), not to us. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return aboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
