import { DAY_MS } from '@/lib/core/durations'
import { keyOf, readText, writeText } from './copy-key'
import type { Copy } from './keeping'

/** A member's text is kept as long as on the server; that of somebody unknown only until it is claimed by signing in. */
const MEMBER_DAYS = 90
const VISITOR_DAYS = 1

/** This browser's copies for a form, newest first. `owner` is a member's id, '' for somebody unknown. */
export function readCopies(owner: string, target: string): Copy[] {
  const oldest = Date.now() - (owner ? MEMBER_DAYS : VISITOR_DAYS) * DAY_MS
  return parse(readText(keyOf(owner, target))).filter(({ at }) => at > oldest)
}

/** False when this browser has no room left, or keeps nothing at all; then what was there before stays. */
export const writeCopies = (owner: string, target: string, copies: Copy[]): boolean =>
  writeText(keyOf(owner, target), copies.length > 0 ? JSON.stringify(copies) : null)

/** What was typed before signing in belongs to whoever signs in. */
export function claimCopies(owner: string, target: string) {
  const unclaimed = owner === '' ? [] : readCopies('', target)
  if (unclaimed.length === 0) return
  const known = readCopies(owner, target)
  const fresh = unclaimed.filter(({ id }) => known.every((copy) => copy.id !== id))
  if (writeCopies(owner, target, [...fresh, ...known])) writeCopies('', target, [])
}

/** The forms for which this browser keeps something of a member. */
export function targetsOf(owner: string): string[] {
  const prefix = keyOf(owner, '')
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  } catch {
    return []
  }
}

function parse(text: string | null): Copy[] {
  try {
    const copies: unknown = JSON.parse(text ?? '[]')
    // Written by `writeCopies`; whatever else is there is not ours.
    return Array.isArray(copies) ? copies.filter((copy): copy is Copy => typeof copy?.fields === 'object') : []
  } catch {
    return []
  }
}
