import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { countViews } from './commands'

/** Adds up what was seen. Pages show it when they are made anew, since they are not made anew for a view. */
export const viewJobs: readonly Job[] = [{ name: 'count-views', everySeconds: 20, run: countViews }]
