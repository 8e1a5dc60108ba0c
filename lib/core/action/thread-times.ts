import { performance as thread } from 'node:perf_hooks'

/** How long a thread has worked and waited since it began, in milliseconds. */
export type ThreadTime = { active: number; idle: number }

/** What lib/operations/front leaves here, of which bundles see nothing else. */
const shared = globalThis as typeof globalThis & { fieldtestFront?: { time: () => ThreadTime } }

/** The time of each thread that answers visitors: this one, and the front if there is one. */
export function threadTimes(): ThreadTime[] {
  const front = shared.fieldtestFront?.time()
  return [thread.eventLoopUtilization(), ...(front ? [front] : [])]
}
