import 'server-only'
import type { Db } from './db'
import { type Letter, toEnvelope } from './mail/letter'
import { renderLetter } from './mail/render-letter'

export type { Letter }

/** The channel on which a committed mail rings for the job that delivers. */
export const MAIL_CHANNEL = 'outgoing_mails'

/**
 * Puts a mail into the outbox. Give it the transaction of the act that causes it: the mail leaves when, and only when,
 * that transaction commits, and a mail server that is down delays nobody.
 * @throws z.ZodError when the recipient or a link is not a valid address.
 */
export async function queueMail(db: Db, letter: Letter): Promise<void> {
  const { to, subject, headers } = toEnvelope(letter)
  const { text, html } = renderLetter({ ...letter, subject })
  await db.outgoingMail.create({ data: { to, subject, text, html, headers }, select: { id: true } })
  // Postgres holds the notice back until the commit.
  await db.$executeRaw`SELECT pg_notify(${MAIL_CHANNEL}, '')`
}
