import 'server-only'
import type { Db } from '@/lib/core/db'
import type { Prisma } from '@/lib/generated/prisma/client'

/** What stands where somebody's words stood. */
const GONE = '[deleted]'

/**
 * Takes a member's words out of everything public. Discussions of others stay readable: a topic that somebody else has
 * answered keeps its title, all else of the member's becomes '[deleted]'.
 */
export async function removeTexts(tx: Db, authorId: string, now: Date): Promise<void> {
  // What reports have kept of them; those on the account go with it.
  await tx.report.updateMany({
    where: { OR: [{ comment: { authorId } }, { topic: { authorId } }, { reply: { authorId } }] },
    data: { said: null },
  })
  await tx.comment.updateMany({ where: { authorId }, data: { content: GONE, deletedAt: now } })
  await tx.$executeRaw`
    DELETE FROM post_revisions v WHERE
      v.reply_id IN (SELECT id FROM replies WHERE author_id = ${authorId}::uuid)
      OR v.topic_id IN (SELECT id FROM topics WHERE author_id = ${authorId}::uuid)`
  await tx.reply.updateMany({ where: { authorId }, data: { content: GONE, deletedAt: now } })
  await tx.topic.updateMany({
    where: { authorId, replies: { none: { deletedAt: null } } },
    data: { deletedAt: now },
  })
  await tx.topic.updateMany({ where: { authorId }, data: { content: GONE, excerpt: GONE, withdrawnAt: now } })
  await tx.articleRevision.deleteMany({ where: { article: { authorId } } })
  await tx.review.deleteMany({ where: { article: { authorId } } })
  // A draft, so that nothing empty is published by whoever takes it out of the trash.
  await tx.article.updateMany({
    where: { authorId },
    data: {
      status: 'draft',
      scheduledFor: null,
      content: '',
      excerpt: null,
      metaTitle: null,
      metaDescription: null,
      pictureId: null,
      sharePictureId: null,
      deletedAt: now,
    },
  })
}

/** Takes away what a member has left unpublished: it is in no discussion, and nobody else was meant to read it. */
export async function removeNeverPublished(tx: Db, authorId: string): Promise<void> {
  // What they planned would not come out either, without whoever planned it (lib/articles/due-commands.ts).
  const planned: Prisma.ArticleWhereInput = { OR: [{ scheduledById: null }, { scheduledById: authorId }] }
  await tx.article.deleteMany({
    where: { authorId, publishedAt: null, OR: [{ status: 'draft' }, { status: 'scheduled', ...planned }] },
  })
}
