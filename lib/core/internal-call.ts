import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** The secret of calls that the server makes to itself; derived, so that there is nothing more to configure. */
export const internalSecret = () => createHmac('sha256', env.AUTH_SECRET).update('internal').digest('base64url')

/** Whether a request comes from the server itself. */
export function isInternalCall(headers: Pick<Headers, 'get'>): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${internalSecret()}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Expires cached reads from a job: Next takes that only within a request, so the server makes one to itself.
 * @throws when the server does not answer; the job is then tried again.
 */
export async function expireTagsFromJob(tags: readonly string[]): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/internal/expire`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${internalSecret()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
  if (answer.status !== 204) throw new Error(`Expiring tags was answered with ${answer.status}.`)
}
