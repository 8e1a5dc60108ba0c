import { z } from 'zod'
import { MINUTE_MS } from '../durations'

const PAUSE_MS = MINUTE_MS

/** Passes an error on unless the same message was passed on within the last minute. */
export function dedupeErrors(report: (error: Error) => void): (error: unknown) => void {
  let [last, at] = ['', 0]
  return (thrown) => {
    const error = toError(thrown)
    if (error.message === last && Date.now() - at < PAUSE_MS) return
    last = error.message
    at = Date.now()
    report(error)
  }
}

/** The scheduler copies what its workers and its poll run into to plain objects, of which `String` says nothing. */
const copied = z.object({ message: z.string(), stack: z.string().optional(), code: z.string().optional() })

function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const { success, data } = copied.safeParse(thrown)
  return success ? Object.assign(new Error(data.message), data) : new Error(String(thrown))
}
