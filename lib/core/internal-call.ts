import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from './env'
import { isSame } from './is-same'
import { ownAddress } from './own-address'

/** The secret of calls that the server makes to itself; derived, so that there is nothing more to configure. */
export const internalSecret = () => createHmac('sha256', env.AUTH_SECRET).update('internal').digest('base64url')

/** Whether a request comes from the server itself. */
export function isInternalCall(headers: Pick<Headers, 'get'>): boolean {
  return isSame(headers.get('authorization') ?? '', `Bearer ${internalSecret()}`)
}

/** Most tags in one call; app/api/internal/expire takes no more. */
export const TAGS_IN_CALL = 100

/** Tags of what a job has changed and readers do not see yet, because asking for it failed. A restart makes every page anew. */
const waiting = new Set<string>()

/**
 * Expires cached reads from a job: Next takes that only within a request, so the server makes one to itself. What could not
 * be expired is asked for again by the next call of any job, however few tags it has itself.
 * @throws when the server does not answer; the job is then tried again.
 */
export async function expireTagsFromJob(tags: readonly string[]): Promise<void> {
  const asked = [...new Set([...waiting, ...tags])]
  waiting.clear()
  while (asked.length > 0) {
    const piece = asked.splice(0, TAGS_IN_CALL)
    try {
      await askToExpire(piece)
    } catch (error) {
      for (const tag of [...piece, ...asked]) waiting.add(tag)
      throw error
    }
  }
}

async function askToExpire(tags: readonly string[]): Promise<void> {
  const answer = await fetch(`${ownAddress()}/api/internal/expire`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${internalSecret()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
  if (answer.status !== 204) throw new Error(`Expiring tags was answered with ${answer.status}.`)
}
