import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { refreshQueued } from './commands'

/** What is said under a text, and new names, are found some seconds later. */
export const searchJobs: readonly Job[] = [{ name: 'refresh-search', everySeconds: 5, run: refreshQueued }]
