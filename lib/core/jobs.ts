import 'server-only'
import { PgBoss } from 'pg-boss'
import { env } from './env'
import { coreJobs } from './jobs/core-jobs'
import { dedupeErrors } from './jobs/dedupe-errors'
import { type Interval, startInterval } from './jobs/interval'
import type { Job, ScheduledJob } from './jobs/job'
import { openListener, type PgListener } from './jobs/notification-listener'
import { log } from './log'

export type { Job }

type Running = {
  stopped: boolean
  intervals: Interval[]
  listener: PgListener
  boss: PgBoss | null
  ready: Promise<void>
}

/** In development every reload evaluates this module anew; the jobs must not run twice. */
const kept = globalThis as typeof globalThis & { fieldtestJobs?: Running | undefined }

/**
 * Starts the server's background work: what the ground floor needs plus the jobs of the rooms. Resolves when
 * all of it runs; until the database answers it keeps trying. Never rejects, and a second call changes nothing.
 */
export function startJobs(more: readonly Job[] = []): Promise<void> {
  kept.fieldtestJobs ??= launch([...coreJobs, ...more])
  return kept.fieldtestJobs.ready
}

const GRACE_MS = 5000

/** Ends the background work. What is being done may finish, short and calendar work for five seconds each. */
export async function stopJobs(): Promise<void> {
  const running = kept.fieldtestJobs
  if (!running) return
  kept.fieldtestJobs = undefined
  running.stopped = true
  const patience = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())
  await Promise.race([patience, Promise.all(running.intervals.map(({ stop }) => stop()))])
  await Promise.all([running.listener.close(), running.boss?.stop({ graceful: true, timeout: GRACE_MS })])
}

function launch(jobs: Job[]): Running {
  const listener = openListener(env.DATABASE_URL)
  const intervals = jobs.flatMap((job) => ('everySeconds' in job ? [startInterval(job, listener)] : []))
  const running: Running = { stopped: false, intervals, listener, boss: null, ready: Promise.resolve() }
  running.ready = startBoss(
    running,
    jobs.filter((job) => 'cron' in job),
  )
  return running
}

/** Tries until it works: after 1 s, 2 s, 4 s … at most a minute. */
async function startBoss(running: Running, jobs: ScheduledJob[]): Promise<void> {
  for (let pause = 1000; !running.stopped; pause = Math.min(pause * 2, 60_000)) {
    const boss = openBoss()
    try {
      await boss.start()
      for (const job of jobs) await schedule(boss, job)
      if (running.stopped) await boss.stop({ graceful: false })
      else running.boss = boss
      return
    } catch (error) {
      log.error('jobs.not_started', error, { retryInMs: pause })
      await boss.stop({ graceful: false }).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
    }
  }
}

function openBoss(): PgBoss {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    schema: 'pgboss',
    application_name: 'fieldtest-jobs',
    max: 2,
    connectionTimeoutMillis: 10_000,
  })
  // Without a listener an 'error' event would end the process. A database that is away raises one at every poll.
  const report = dedupeErrors((error: Error) => log.error('jobs.problem', error))
  boss.on('error', report)
  return boss
}

async function schedule(boss: PgBoss, { name, cron, run }: ScheduledJob): Promise<void> {
  await boss.createQueue(name, { policy: 'stately', retryLimit: 3, retryDelay: 60, retryBackoff: true })
  await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' })
  await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
    const began = performance.now()
    try {
      const result = await run()
      log.info('job.done', { job: name, result, ms: Math.round(performance.now() - began) })
    } catch (error) {
      log.error('job.failed', error, { job: name })
      // Thrown on, so that the scheduler tries again.
      throw error
    }
  })
}
