import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { canReadHistory } from './policy'

/** A topic as the rules and the acts on it need it; null when there is none. */
export const findTopicToGuard = (by: { id: string } | { number: number }) =>
  db.topic.findUnique({
    where: by,
    select: {
      id: true,
      number: true,
      slug: true,
      title: true,
      content: true,
      authorId: true,
      categoryId: true,
      tagNames: true,
      createdAt: true,
      replyCount: true,
      pinned: true,
      lockedAt: true,
      hiddenAt: true,
      deletedAt: true,
      withdrawnAt: true,
      version: true,
      category: { select: { slug: true, name: true } },
    },
  })

export type TopicToGuard = NonNullable<Awaited<ReturnType<typeof findTopicToGuard>>>

/**
 * A reply with its topic, likewise. A reply in a topic that nobody sees is not there, but for one that was taken back: the last
 * of them takes the topic with it, and whoever sends that once more is answered as before.
 */
export const findReplyToGuard = (id: string) =>
  db.reply.findFirst({
    where: { id, topic: { hiddenAt: null }, OR: [{ topic: { deletedAt: null } }, { deletedAt: { not: null } }] },
    select: {
      id: true,
      position: true,
      content: true,
      authorId: true,
      createdAt: true,
      hiddenAt: true,
      deletedAt: true,
      version: true,
      topic: { select: { id: true, number: true, slug: true, title: true, lockedAt: true, deletedAt: true } },
    },
  })

export type ReplyToGuard = NonNullable<Awaited<ReturnType<typeof findReplyToGuard>>>

/** What a post said before its edits, the latest first; for staff, else null. */
export async function listRevisions(member: Member, of: { topicId: string } | { replyId: string }) {
  if (!canReadHistory(member)) return null
  const rows = await db.postRevision.findMany({
    where: of,
    orderBy: { createdAt: 'desc' },
    take: 50,
    select: { id: true, title: true, content: true, createdAt: true },
  })
  return rows.map(({ createdAt, ...row }) => ({ ...row, replacedAt: createdAt.toISOString() }))
}
