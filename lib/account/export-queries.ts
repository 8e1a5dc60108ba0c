import 'server-only'
import { type Db, db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'

/** The newest copies that the member asked for: on its way, or to be fetched. Times are ISO 8601. */
export async function findLatestExport({ id }: Pick<Member, 'id'>, now = new Date()) {
  const row = await db.dataExport.findFirst({
    where: { userId: id, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
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
  const user = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      ...about,
      subscriptions: { select: { status: true, method: true, monthlyCents: true, startedAt: true, renewsAt: true } },
      transactions: { select: { reference: true, date: true, description: true, amountCents: true, currency: true } },
      ...marks,
    },
  })
  // One after the other: within a transaction there is one connection.
  const texts = await collectTexts(userId, client)
  const log = await client.auditEntry.findMany({
    where: { actorId: userId },
    orderBy: { at: 'asc' },
    select: { at: true, action: true, network: true, details: true },
  })
  const newsletter =
    user.email && user.emailVerifiedAt
      ? await client.newsletterSubscriber.findUnique({ where: { email: user.email }, select: newsletterFields })
      : null
  const { likes, savedItems, wishlistItems, topicFollows, authorFollows, ...account } = user
  return { account, ...texts, likes, savedItems, wishlistItems, topicFollows, authorFollows, newsletter, log }
}

const about = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  passwordChangedAt: true,
  suspendedUntil: true,
  suspensionReason: true,
  createdAt: true,
  profile: {
    select: { username: true, fullName: true, role: true, bio: true, avatar: true, isPublic: true, createdAt: true },
  },
  providers: { select: { provider: true, subject: true, email: true, createdAt: true } },
  sessions: { select: { userAgent: true, network: true, createdAt: true, lastSeenAt: true, endedAt: true } },
} as const

const marks = {
  drafts: { select: { target: true, content: true, updatedAt: true } },
  notifications: { select: { kind: true, text: true, href: true, createdAt: true, readAt: true } },
  reportsMade: { select: { reason: true, note: true, status: true, decision: true, createdAt: true } },
  likes: { select: { articleId: true, commentId: true, topicId: true, replyId: true, createdAt: true } },
  savedItems: {
    select: { list: true, labels: true, articleId: true, newsItemId: true, topicId: true, createdAt: true },
  },
  wishlistItems: {
    select: {
      product: { select: { name: true, slug: true } },
      priceCents: true,
      targetPriceCents: true,
      createdAt: true,
    },
  },
  topicFollows: { select: { topicId: true, level: true } },
  authorFollows: { select: { authorId: true, createdAt: true } },
} as const

const newsletterFields = { status: true, source: true, topics: true, createdAt: true, confirmedAt: true } as const

async function collectTexts(authorId: string, client: Db) {
  const byTime = { orderBy: { createdAt: 'asc' } } as const
  const own = { where: { authorId }, ...byTime }
  const articles = await client.article.findMany({
    ...own,
    select: { kind: true, title: true, slug: true, status: true, excerpt: true, content: true, createdAt: true },
  })
  const comments = await client.comment.findMany({
    ...own,
    select: { articleId: true, newsItemId: true, content: true, createdAt: true, editedAt: true, deletedAt: true },
  })
  const topics = await client.topic.findMany({
    ...own,
    select: { number: true, title: true, content: true, createdAt: true },
  })
  const replies = await client.reply.findMany({
    ...own,
    select: { topicId: true, position: true, content: true, createdAt: true },
  })
  const pictures = await client.media.findMany({
    where: { ownerId: authorId },
    ...byTime,
    select: { key: true, alt: true, width: true, height: true, createdAt: true },
  })
  return { articles, comments, topics, replies, pictures }
}
