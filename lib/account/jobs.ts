import 'server-only'
import { expireTagsFromJob } from '@/lib/core/internal-call'
import type { Job } from '@/lib/core/jobs'
import { endDueAccounts } from './commands/ending'
import { EXPORT_CHANNEL, makeWaitingExports, removeExpiredExports } from './commands/exports'

/** What accounts need done in the background. */
export const accountJobs: readonly Job[] = [
  { name: 'make-exports', everySeconds: 60, channel: EXPORT_CHANNEL, run: makeWaitingExports },
  { name: 'remove-exports', cron: '50 3 * * *', run: () => removeExpiredExports() },
  {
    name: 'end-accounts',
    cron: '20 * * * *',
    async run() {
      const { ended, tags } = await endDueAccounts()
      await expireTagsFromJob(tags)
      return { ended }
    },
  },
]
