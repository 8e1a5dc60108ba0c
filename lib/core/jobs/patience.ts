/**
 * How long the transaction of a job waits until it can begin. Nobody waits for it, and at a start all jobs begin at once, when
 * the machine is busiest.
 */
export const JOB_PATIENCE = { maxWait: 10_000 } as const
