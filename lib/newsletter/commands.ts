import 'server-only'
import { randomBytes } from 'node:crypto'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { DAY_MS, HOUR_SECONDS } from '@/lib/core/durations'
import { queueMail } from '@/lib/core/mail'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { alreadySubscribedLetter, confirmLetter, welcomeLetter } from './letters'
import { type NewsletterSource, type NewsletterStatus, type NewsletterTopic, TOPIC_KEYS } from './schema'
import { hashSubscriberSecret, toSubscriberSecret } from './secret'

const PENDING_DAYS = 30
const LEFT_DAYS = 365

const ONE_AN_HOUR = { limit: 1, windowSeconds: HOUR_SECONDS } as const

const badLink = () =>
  new AppError('invalid', 'This link is not valid any more. Please subscribe again to get a new one.')

/**
 * Puts an address on the list as pending and mails the link that confirms it; an address that is confirmed gets a mail that
 * says so. One mail per address and hour: beyond it nothing is mailed, and the answer is the same.
 */
export async function requestSubscription(email: string, source: NewsletterSource): Promise<void> {
  await db.$transaction(async (tx) => {
    // Counted with the mail: after a failure the next try sends one.
    const { allowed } = await hitRateLimit(`newsletter-mail:${email}`, ONE_AN_HOUR, tx)
    if (!allowed) return
    const { id, status } = await keepSubscriber(tx, email, source)
    const token = toSubscriberSecret(id)
    const isNew = status !== 'confirmed'
    await tx.newsletterSubscriber.update({
      where: { id },
      data: {
        tokenHash: hashSubscriberSecret(token),
        ...(isNew ? { status: 'pending', confirmMailedAt: new Date() } : {}),
      },
      select: { id: true },
    })
    await queueMail(tx, isNew ? confirmLetter(email, token) : alreadySubscribedLetter(email, token))
  })
}

/** Confirms the address that the link was mailed to and welcomes it, once. @throws AppError 'invalid'. */
export async function confirmByToken(token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id, email } = await requireSubscriber(tx, token)
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { id, status: { not: 'confirmed' } },
      data: { status: 'confirmed', confirmedAt: new Date(), unsubscribedAt: null },
    })
    if (count === 1) await queueMail(tx, welcomeLetter(email, token))
  })
}

/** Chooses what the issues hold for the address of the link. @throws AppError 'invalid'. */
export async function chooseTopics(token: string, topics: NewsletterTopic[]): Promise<void> {
  const { id } = await requireSubscriber(db, token)
  await db.newsletterSubscriber.update({ where: { id }, data: { topics: [...new Set(topics)] }, select: { id: true } })
}

/** Takes the address of the link off the list. Doing it twice changes nothing. @throws AppError 'invalid'. */
export async function unsubscribeByToken(token: string): Promise<void> {
  const { id } = await requireSubscriber(db, token)
  await db.newsletterSubscriber.updateMany({
    where: { id, status: { not: 'unsubscribed' } },
    data: { status: 'unsubscribed', unsubscribedAt: new Date() },
  })
}

/** Removes addresses that nobody confirmed within thirty days. Returns how many. */
export async function removeUnconfirmed(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - PENDING_DAYS * DAY_MS)
  const { count } = await db.newsletterSubscriber.deleteMany({
    where: { status: 'pending', confirmMailedAt: { lt: before } },
  })
  return count
}

/** Removes addresses that left a year ago; whoever subscribes with one of them again is asked as anybody else. Returns how many. */
export async function removeLeft(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - LEFT_DAYS * DAY_MS)
  const { count } = await db.newsletterSubscriber.deleteMany({
    where: { status: 'unsubscribed', unsubscribedAt: { lt: before } },
  })
  return count
}

/**
 * The row of an address, made when there is none, and locked: of two parallel requests the second waits and finds the first
 * one's, and one that is being confirmed is confirmed.
 */
async function keepSubscriber(tx: Db, email: string, source: NewsletterSource) {
  // The secret is made from the id, which the row does not have yet.
  const tokenHash = new Uint8Array(randomBytes(32))
  await tx.newsletterSubscriber.createMany({
    data: [{ email, source, topics: TOPIC_KEYS, tokenHash }],
    skipDuplicates: true,
  })
  const [row] = await tx.$queryRaw<{ id: string; status: NewsletterStatus }[]>`
    SELECT id, status::text AS status FROM newsletter_subscribers WHERE email = ${email}::citext FOR UPDATE`
  if (!row) throw new Error('An address was removed while it subscribed.')
  return row
}

async function requireSubscriber(client: Db, token: string) {
  const row = await client.newsletterSubscriber.findUnique({
    where: { tokenHash: hashSubscriberSecret(token) },
    select: { id: true, email: true },
  })
  if (!row) throw badLink()
  return row
}
