import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { importClicks, OFFER_CHANNEL } from './commands'
import { renewDestinations } from './queries'

/** What `/go` leaves to the background: bringing clicks into the database, and following changes of offers. */
export const clickJobs: readonly Job[] = [
  { name: 'import-clicks', everySeconds: 10, run: importClicks },
  { name: 'renew-destinations', everySeconds: 30, channel: OFFER_CHANNEL, run: renewDestinations },
]
