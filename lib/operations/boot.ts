import 'server-only'
import { env } from '@/lib/core/env'
import { keepErrors } from '@/lib/core/error-entries'
import { internalSecret } from '@/lib/core/internal-call'
import { type Job, startJobs, stopJobs } from '@/lib/core/jobs'
import { log } from '@/lib/core/log'
import { keepsPublicMail } from '@/lib/core/mail/kept-mail'
import { ownAddress } from '@/lib/core/own-address'
import { orderActionList } from './action-list'
import { tellOfBrokenPages } from './broken-pages'
import { drainConnections } from './drain-connections'
import { endWithStart } from './end-with-start'
import { prepareEveryAnswer } from './every-answer'
import { answerExactStatus } from './exact-status'
import { shared } from './front/bridge'
import { answerKnownNames } from './known-answers'
import { refuseUnknownMethods } from './known-methods'
import { answerLists } from './list-answers'
import { logUnknownRoutes } from './not-found-log'
import { keepPagesByTheirBeginning } from './page-cache'
import { markPagesFresh } from './readiness'
import { answerRefusals } from './refused-answers'
import { dropUnreadableState } from './router-state'
import { answerShortly, type ShortAnswer } from './short-answers'
import { answerFromKeptBodies } from './static-answers'
import { refuseWrongForms } from './wrong-forms'

type OfRooms = { jobs?: readonly Job[]; shortAnswers?: readonly ShortAnswer[] }

/** What a starting server does beside listening. Nothing here may keep it from starting. */
export async function bootServer({ jobs = [], shortAnswers = [] }: OfRooms = {}): Promise<void> {
  // Each small cached value would keep a whole shared pool of 64 kB alive, while the cache counts only its own bytes.
  Buffer.poolSize = 0
  keepErrors()
  if (keepsPublicMail(env)) log.warn('mail.kept_from_readers', { reason: 'SMTP_URL names no mail server' })
  keepPagesByTheirBeginning()
  orderActionList()
  prepareEveryAnswer()
  dropUnreadableState()
  answerFromKeptBodies()
  answerKnownNames()
  if (!shared.fieldtestFront) drainOnStop()
  answerExactStatus()
  answerRefusals()
  tellOfBrokenPages()
  logUnknownRoutes()
  answerShortly(shortAnswers)
  refuseWrongForms()
  refuseUnknownMethods(env.NODE_ENV === 'development')
  // Last, since the others speak of the address that was asked for.
  answerLists()
  if (env.NODE_ENV !== 'production' || process.env.PAGES_ARE_FRESH) markPagesFresh()
  else void refreshPages()
  void startJobs(jobs)
  process.once('SIGTERM', () => void stopJobs())
  endWithStart()
  shared.fieldtestFront?.open()
}

/** Behind a front nobody keeps a connection to this thread but the front. */
function drainOnStop() {
  const drain = drainConnections()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, drain)
}

/**
 * Pages were prerendered when the site was built, perhaps from another database; after every start they are made anew at
 * their first request. Expiring needs a request, so the server makes one to itself as soon as it listens.
 */
async function refreshPages(): Promise<void> {
  const address = `${ownAddress()}/api/internal/refresh`
  const headers = { Authorization: `Bearer ${internalSecret()}` }
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(address, { method: 'POST', headers }).catch(() => null)
    if (answer?.status === 204) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  log.error('pages.not_refreshed', new Error('no answer'), { address })
}
