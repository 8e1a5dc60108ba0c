import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { onRequest } from '@/lib/core/on-request'

const STATE = 'next-router-state-tree'

/**
 * Drops a router's account of what it shows where nobody can read it: Next would fail with it, and anybody can send one.
 * Without it the whole page is answered.
 */
export function dropUnreadableState(): void {
  onRequest(({ headers }) => {
    if (headers[STATE] !== undefined && !isReadable(headers[STATE])) delete headers[STATE]
  })
}

function isReadable(said: string | string[]): boolean {
  try {
    parseAndValidateFlightRouterState(said)
    return true
  } catch {
    return false
  }
}
