import 'server-only'
import { connection } from 'next/server'
import { admitOrWait } from '@/lib/core/decide-request'
import { hitRateLimit, type RateLimit } from '@/lib/core/rate-limit'
import type { Member } from '@/lib/core/viewer'

/** How often somebody may have a whole text rendered or compared: as often as people look, and not as often as a program asks. */
const LOOKS: RateLimit = { limit: 30, windowSeconds: 60 }

/**
 * Counts one look of a member at the preview or at the versions of a post. Returns 0 when it may go on, else the seconds to
 * wait; the answer is 429 then (docs/decisions/0023).
 */
export async function admitLook(what: 'preview' | 'revisions', member: Member): Promise<number> {
  // Where Next renders a page ahead, or once more for its router, that is no look, and goes no further than here.
  await connection()
  const { retryAfterSeconds } = await hitRateLimit(`post-${what}:by ${member.id}`, LOOKS)
  return admitOrWait(retryAfterSeconds)
}
