import { log } from '../log'
import { dedupeErrors } from './dedupe-errors'
import type { IntervalJob } from './job'
import type { PgListener } from './notification-listener'

export type Interval = { stop: () => Promise<void> }

/**
 * Runs the job now, then every so many seconds and at every notice on its channel; never twice at once in this process.
 * A notice during a run leads to one more run, since the run may have looked before the news.
 */
export function startInterval({ name, everySeconds, channel, run }: IntervalJob, listener: PgListener): Interval {
  const report = dedupeErrors((error: Error) => log.error('job.failed', error, { job: name }))
  let stopped = false
  let again = false
  let current: Promise<void> | null = null

  const loop = async () => {
    do {
      again = false
      await run().catch(report)
    } while (again && !stopped)
    current = null
  }
  const wake = () => {
    if (stopped) return
    if (current) again = true
    else current = loop()
  }
  const tick = () => {
    wake()
    // A connection that was lost comes back with the next tick; until then the tick itself is the floor.
    if (channel) listener.listen(channel, wake).catch(report)
  }

  tick()
  const timer = setInterval(tick, everySeconds * 1000)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await current
    },
  }
}
