import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { removeLeft, removeUnconfirmed } from './commands'

/** What the newsletter needs done in the background. */
export const newsletterJobs: readonly Job[] = [
  {
    name: 'newsletter-clean-up',
    cron: '40 3 * * *',
    run: async () => ({ unconfirmed: await removeUnconfirmed(), left: await removeLeft() }),
  },
]
