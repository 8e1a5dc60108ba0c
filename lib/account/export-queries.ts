import 'server-only'
import { type Db, db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { ownRelations, ownTexts } from './own-fields'

/** The newest copy that the member asked for, on its way or to be fetched; null when there is none. Times are ISO 8601. */
export async function findLatestExport({ id }: Pick<Member, 'id'>) {
  const row = await db.dataExport.findFirst({
    where: { userId: id, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
    orderBy: { requestedAt: 'desc' },
    select: { requestedAt: true, readyAt: true, expiresAt: true },
  })
  return (
    row && {
      requestedAt: row.requestedAt.toISOString(),
      isReady: row.readyAt !== null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
    }
  )
}

/** The newest copy with its content, for whoever it belongs to. */
export const findExportToFetch = (userId: string, now = new Date()) =>
  db.dataExport.findFirst({
    where: { userId, readyAt: { not: null }, expiresAt: { gt: now } },
    orderBy: { requestedAt: 'desc' },
    select: { userId: true, readyAt: true, content: true },
  })

/**
 * Everything the site keeps about a member, by what it is: what they are, what they wrote, what they marked, and what was
 * noted down about them. No secrets and no hashes of any.
 */
export async function collectOwnData(userId: string, client: Db = db) {
  const user = await client.user.findUniqueOrThrow({ where: { id: userId }, select: { ...ownFields, ...ownRelations } })
  // One after the other: within a transaction there is one connection.
  const written = await client.profile.findUnique({ where: { id: userId }, select: ownTexts })
  const log = await client.auditEntry.findMany({
    where: { actorId: userId },
    orderBy: { at: 'asc' },
    select: { at: true, action: true, network: true, details: true },
  })
  const newsletter =
    user.email && user.emailVerifiedAt
      ? await client.newsletterSubscriber.findUnique({ where: { email: user.email }, select: newsletterFields })
      : null
  const { likes, savedItems, wishlistItems, topicFollows, authorFollows, affiliateClicks, ...account } = user
  const marks = { likes, savedItems, wishlistItems, topicFollows, authorFollows, affiliateClicks }
  const { media: pictures = [], ...texts } = written ?? {}
  return { account, ...texts, pictures, ...marks, newsletter, log }
}

const ownFields = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  passwordChangedAt: true,
  managesPayments: true,
  suspendedUntil: true,
  suspensionReason: true,
  deletionRequestedAt: true,
  newSeenAt: true,
  createdAt: true,
} as const

const newsletterFields = {
  status: true,
  source: true,
  topics: true,
  createdAt: true,
  confirmMailedAt: true,
  confirmedAt: true,
  unsubscribedAt: true,
} as const
