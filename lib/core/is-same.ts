import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two hashes or texts without telling by time where they differ. */
export function isSame(one: Uint8Array | string, other: Uint8Array | string): boolean {
  const [left, right] = [createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest()]
  return timingSafeEqual(left, right)
}
