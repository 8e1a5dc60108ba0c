import 'server-only'
import type { Job } from '@/lib/core/jobs'
import { PRICE_CHANNEL } from '@/lib/store/commands'
import { mailPriceDrops } from './commands'

/** Tells members that a price has come: at once after a change, and once in a while for what a full run left over. */
export const wishlistJobs: readonly Job[] = [
  { name: 'mail-price-drops', everySeconds: 300, channel: PRICE_CHANNEL, run: mailPriceDrops },
]
