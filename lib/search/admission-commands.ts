import 'server-only'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { RETRY_AFTER_SECONDS } from '@/lib/core/database-note'
import { admitOrWait, decide } from '@/lib/core/decide-request'
import { hitRateLimit, type RateLimit } from '@/lib/core/rate-limit'

/** Design, section 9: two searches a second and fifteen a minute for everybody behind one network. */
const SEARCHES: readonly RateLimit[] = [
  { limit: 2, windowSeconds: 1 },
  { limit: 15, windowSeconds: 60 },
]

/** Somebody who types fast asks for suggestions some times a second; a program does for longer. */
const SUGGESTIONS: readonly RateLimit[] = [
  { limit: 8, windowSeconds: 1 },
  { limit: 120, windowSeconds: 60 },
]

/**
 * Counts one search by the caller's network. Returns 0 when it may go on, else the seconds to wait; the answer is 429 then. It is
 * 503 where the database does not answer: the page fails, but the head has not gone yet.
 */
export async function admitSearch(): Promise<number> {
  // Where Next renders a page ahead, or once more for its router, that is no search, and goes no further than here.
  await connection()
  const wait = await admit('search', SEARCHES).catch(async (error: unknown) => {
    await decide({ status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS })
    throw error
  })
  return admitOrWait(wait)
}

/** Tells that the list to search is not there. It counts as no search; the answer is a true 404, since its head has not gone yet. */
export const refuseMissingList = () => decide({ status: 404 })

/** Counts one request for suggestions by the caller's network. Returns 0 when it may go on, else the seconds to wait. */
export const admitSuggestions = () => admit('suggestions', SUGGESTIONS)

async function admit(what: string, limits: readonly RateLimit[]): Promise<number> {
  const network = networkOf(clientAddress(await headers()))
  const answers = await Promise.all(
    limits.map((limit) => hitRateLimit(`${what}-${limit.windowSeconds}:by ${network}`, limit)),
  )
  return Math.max(...answers.map(({ retryAfterSeconds }) => retryAfterSeconds))
}
