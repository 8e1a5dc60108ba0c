import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { rollUp } from './roll-up-commands'

/** Sums for the analytics; five minutes old at most. */
export const analyticsJobs: readonly Job[] = [{ name: 'roll-up', everySeconds: 300, run: () => rollUp() }]
