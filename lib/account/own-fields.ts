import type { Prisma } from '@/lib/generated/prisma/client'

/**
 * What of everything that hangs on an account its owner is handed. The list is total: a new relation of the account or of
 * the profile does not compile until it stands here. `false` says that it is left out, and why.
 */
export const ownRelations = {
  profile: {
    select: { username: true, fullName: true, role: true, bio: true, avatar: true, isPublic: true, createdAt: true },
  },
  providers: { select: { provider: true, subject: true, email: true, createdAt: true } },
  sessions: { select: { userAgent: true, network: true, createdAt: true, lastSeenAt: true, endedAt: true } },
  tokens: { select: { purpose: true, email: true, createdAt: true, expiresAt: true, usedAt: true } },
  subscriptions: {
    select: {
      planPrice: { select: { plan: { select: { name: true } } } },
      status: true,
      method: true,
      monthlyCents: true,
      startedAt: true,
      renewsAt: true,
      expiresAt: true,
    },
  },
  transactions: {
    select: {
      reference: true,
      date: true,
      description: true,
      method: true,
      status: true,
      amountCents: true,
      currency: true,
    },
  },
  invitationsSent: {
    select: { email: true, role: true, message: true, status: true, createdAt: true, sentAt: true, expiresAt: true },
  },
  invitationsUsed: { select: { email: true, role: true, message: true, createdAt: true } },
  drafts: { select: { target: true, content: true, updatedAt: true } },
  dataExports: { select: { requestedAt: true, readyAt: true, expiresAt: true } },
  notifications: { select: { kind: true, text: true, href: true, createdAt: true, readAt: true } },
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
  reportsMade: { select: { reason: true, note: true, status: true, decision: true, createdAt: true } },
  // Work for the site; what was decided stands in the log.
  reportsAssigned: false,
  // The words of others, who were promised that they are not named.
  reportedIn: false,
  // What others were told, who have it in theirs.
  causedNotices: false,
  topicFollows: { select: { topicId: true, level: true } },
  authorFollows: { select: { authorId: true, createdAt: true } },
  // Whom others read is theirs.
  authorFollowers: false,
  affiliateClicks: {
    select: {
      offer: { select: { merchant: true, product: { select: { name: true } } } },
      article: { select: { title: true } },
      clickedAt: true,
    },
  },
} as const satisfies { [Relation in keyof Prisma.$UserPayload['objects']]: Prisma.UserSelect[Relation] }

const former = { title: true, content: true, createdAt: true } as const
const byTime = { orderBy: { createdAt: 'asc' } } as const

/**
 * What its owner is handed of all that they wrote, with what it said before it was changed. The list is total, as `ownRelations`
 * is.
 */
export const ownTexts = {
  // The account above, from its other side.
  user: false,
  articles: {
    ...byTime,
    select: {
      kind: true,
      title: true,
      slug: true,
      status: true,
      tagNames: true,
      excerpt: true,
      content: true,
      createdAt: true,
      review: { select: { productName: true, brand: true, verdict: true, pros: true, cons: true, facts: true } },
      revisions: { ...byTime, select: { ...former, excerpt: true, fields: true } },
    },
  },
  articleRevisions: {
    ...byTime,
    select: { article: { select: { title: true, slug: true } }, createdAt: true },
  },
  openArticles: { select: { article: { select: { slug: true } }, seenAt: true } },
  comments: {
    ...byTime,
    select: { articleId: true, newsItemId: true, content: true, createdAt: true, editedAt: true, deletedAt: true },
  },
  topics: {
    ...byTime,
    select: { number: true, title: true, content: true, createdAt: true, revisions: { ...byTime, select: former } },
  },
  // Told by the replies.
  topicsLastActive: false,
  replies: {
    ...byTime,
    select: {
      topicId: true,
      position: true,
      content: true,
      createdAt: true,
      revisions: { ...byTime, select: { content: true, createdAt: true } },
    },
  },
  media: { ...byTime, select: { key: true, alt: true, caption: true, width: true, height: true, createdAt: true } },
} as const satisfies { [Relation in keyof Prisma.$ProfilePayload['objects']]: Prisma.ProfileSelect[Relation] }
