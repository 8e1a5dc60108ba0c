import 'server-only'
import type { Db } from '@/lib/core/db'
import { untellOfText } from '@/lib/notifications/author-commands'
import type { GuardedPost } from '../guard-queries'
import { isPublic, toPublication } from '../publication'
import { type Actor, noteStaff } from './note-staff'
import { changedMeanwhile } from './requirements'

/**
 * Puts a post into the trash. Written in SQL, since that is no change of its text and Prisma would date it as one. Returns
 * the post as it was at that moment: it may have come out by itself since it was read.
 * @throws AppError 'conflict' for one that somebody else has put there meanwhile.
 */
export async function putIntoTrash(tx: Db, actor: Actor, post: GuardedPost, reason: string): Promise<GuardedPost> {
  const by = post.authorId === actor.id ? null : actor.id
  const [now] = await tx.$queryRaw<Pick<GuardedPost, 'slug' | 'status' | 'publishedAt'>[]>`
    update articles set deleted_at = ${new Date()}, deleted_by = ${by}::uuid, version = version + 1
    where id = ${post.id}::uuid and deleted_at is null returning slug, status::text as status, published_at as "publishedAt"`
  if (!now) throw changedMeanwhile()
  const trashed = { ...post, ...now }
  await noteStaff(tx, actor, trashed, 'post.delete', reason)
  if (isPublic(trashed)) await untellOfText(tx, post.id)
  return trashed
}

/**
 * Takes a post out of the trash, as it was. One that was to come out meanwhile is a draft, so that nothing is published that
 * nobody has looked at again. Returns whether it is.
 * @throws AppError 'conflict' for one that somebody else has changed meanwhile.
 */
export async function takeFromTrash(
  tx: Db,
  actor: Actor,
  post: GuardedPost,
  reason: string,
): Promise<{ missed: boolean }> {
  const missed = post.status === 'scheduled' && post.scheduledFor !== null && post.scheduledFor <= new Date()
  const { count } = await tx.article.updateMany({
    where: { id: post.id, version: post.version, deletedAt: { not: null } },
    data: {
      deletedAt: null,
      deletedById: null,
      updatedAt: post.updatedAt,
      version: { increment: 1 },
      ...(missed ? { ...toPublication(post, { status: 'draft', scheduledFor: null }), scheduledById: null } : {}),
    },
  })
  if (count === 0) throw changedMeanwhile()
  await noteStaff(tx, actor, post, 'post.restore', reason)
  return { missed }
}
