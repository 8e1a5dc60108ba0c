import 'server-only'
import { type Db, db } from '../db'
import { JOB_PATIENCE } from '../jobs/patience'
import { log } from '../log'
import { DELIVERY_MS } from './patience'
import { isAboutOneMail, RETRY_SECONDS, retryAfter } from './retry'
import { openTransport, type Transport, type WaitingMail } from './transport'

const ROUND = 500
/** One after the other: then it is not about them, such as a server that relays for nobody. */
const MOST_PUT_OFF = 10

/**
 * What became of one mail. 'refused' means that the server will never take it, 'put off' that it took us in and did not take
 * this one now, 'waiting' that it takes none.
 */
type Outcome = 'sent' | 'refused' | 'put off' | 'waiting'

/**
 * What a mail said is not kept once it is over: a text can hold a way in, a subject the name of whoever wrote, headers their
 * address or the secret of a subscriber. Left is that a mail went, to whom and when.
 */
const FORGOTTEN = { subject: '', text: '', html: '', headers: {} }

/**
 * Sends what is due, oldest first, and says how many left. Any number of servers may do it at once: a mail is claimed by
 * locking its row, and marked as sent in the transaction that holds the lock. A crash between the server's acceptance
 * and that commit sends a mail a second time, under the same Message-ID; SMTP allows nothing better.
 */
export async function deliverWaitingMails(): Promise<number> {
  const transport = openTransport()
  try {
    for (let sent = 0, tried = 0, putOff = 0; ; tried++) {
      const outcome = tried < ROUND && putOff < MOST_PUT_OFF ? await deliverNext(transport) : null
      if (outcome === 'sent') sent += 1
      putOff = outcome === 'put off' ? putOff + 1 : 0
      // When the server is away the rest of the queue need not knock as well.
      if (outcome === null || outcome === 'waiting') return sent
    }
  } finally {
    transport.close()
  }
}

function deliverNext(transport: Transport): Promise<Outcome | null> {
  return db.$transaction(
    async (tx) => {
      const mail = await claimMail(tx)
      if (!mail) return null
      try {
        await transport.send(mail)
      } catch (error) {
        return recordFailure(tx, mail, error)
      }
      await tx.outgoingMail.update({
        where: { id: mail.id },
        data: { sentAt: new Date(), problem: null, ...FORGOTTEN },
      })
      return 'sent'
    },
    { timeout: DELIVERY_MS, ...JOB_PATIENCE },
  )
}

async function claimMail(tx: Db): Promise<(WaitingMail & { attempts: number }) | null> {
  const [mail] = await tx.$queryRaw<(WaitingMail & { attempts: number })[]>`
    SELECT id, "to", subject, text, html, headers, created_at AS "createdAt", attempts
    FROM outgoing_mails
    WHERE sent_at IS NULL AND created_at + (${RETRY_SECONDS}::int[])[attempts + 1] * interval '1 second' <= now()
    ORDER BY created_at
    LIMIT 1
    FOR UPDATE SKIP LOCKED`
  return mail ?? null
}

async function recordFailure(tx: Db, mail: WaitingMail, error: unknown): Promise<Outcome> {
  // By the clock that says when it is due: by another one that is behind, it would be due again at once.
  const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
  const attempts = retryAfter(error, mail.createdAt, clock?.now ?? new Date())
  const refused = attempts >= RETRY_SECONDS.length
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await tx.outgoingMail.update({
    where: { id: mail.id },
    data: { attempts, problem, ...(refused ? FORGOTTEN : {}) },
  })
  log.warn(refused ? 'mail.given_up' : 'mail.waits', { id: mail.id, problem })
  if (refused) return 'refused'
  return isAboutOneMail(error) ? 'put off' : 'waiting'
}
