import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { DISCARDED_CHANNEL, removeDiscardedPictures, removeUnusedPictures } from './commands'
import { removeStrayFiles } from './stray-commands'

/** What stored pictures need done in the background. */
export const mediaJobs: readonly Job[] = [
  {
    name: 'remove-discarded-pictures',
    everySeconds: 600,
    channel: DISCARDED_CHANNEL,
    run: () => removeDiscardedPictures(),
  },
  {
    name: 'remove-unused-pictures',
    cron: '10 4 * * *',
    run: async () => ({ pictures: await removeUnusedPictures(), files: await removeStrayFiles() }),
  },
]
