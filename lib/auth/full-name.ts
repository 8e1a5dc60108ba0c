import { cleanTitle } from '@/lib/core/clean-title'
import { saysSomething } from '@/lib/core/says-something'
import { speaksForSite } from './username'

export const FULL_NAME_LIMIT = 100

/** A typed name as others read it; null when nothing of it can be seen. */
export function toFullName(text: string): string | null {
  const name = cleanTitle(text)
  return saysSomething(name) ? name : null
}

/** A name that nobody typed here, and nobody can be asked to change, as others read it; null also for one that is not allowed. */
export function toGivenName(text: string): string | null {
  const name = toFullName(text)
  return name !== null && name.length <= FULL_NAME_LIMIT && !speaksForSite(name) ? name : null
}
