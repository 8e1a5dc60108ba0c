import 'server-only'
import { db } from './db'
import { MINUTE_MS } from './durations'
import { type LoggedError, listenToErrors } from './log'

/** A fault that repeats itself writes no more than so many rows a minute. */
const MOST_PER_MINUTE = 30

let minute = 0
let kept = 0

/** Keeps logged errors in the database from now on, so that administrators see them. Best-effort: the log has all. */
export const keepErrors = () => listenToErrors((error) => void keepError(error))

/** Stores one error. Never throws: a database that is away is an error itself. */
async function keepError({ event, name, message, reference }: LoggedError): Promise<void> {
  const now = Math.floor(Date.now() / MINUTE_MS)
  if (now !== minute) [minute, kept] = [now, 0]
  if (++kept > MOST_PER_MINUTE) return
  await db.errorEntry.create({ data: { event, name, message, reference }, select: { id: true } }).catch(() => {})
}
