import { MAIL_CHANNEL } from '../mail'
import { deliverWaitingMails } from '../mail/deliver-mails'
import { cleanUp } from './clean-up'
import type { Job } from './job'

/** What the ground floor itself needs done. Rooms hand theirs to `startJobs`. */
export const coreJobs: readonly Job[] = [
  { name: 'deliver-mails', everySeconds: 10, channel: MAIL_CHANNEL, run: deliverWaitingMails },
  { name: 'clean-up', cron: '15 3 * * *', run: cleanUp },
]
