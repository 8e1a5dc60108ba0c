/** Work on a calendar, once in the whole cluster. `cron` has five fields and means UTC. */
export type ScheduledJob = { name: string; cron: string; run: () => Promise<unknown> }

/**
 * Work in short intervals, in every server: `run` must bear being done by several at once.
 * A notice on `channel` starts it at once.
 */
export type IntervalJob = { name: string; everySeconds: number; channel?: string; run: () => Promise<unknown> }

export type Job = ScheduledJob | IntervalJob
