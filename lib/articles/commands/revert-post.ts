import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { untellOfText } from '@/lib/notifications/author-commands'
import { derivedExcerpt } from '../derived-excerpt'
import { toForeignAddress } from '../foreign-address'
import type { GuardedPost } from '../guard-queries'
import { changedAt, isPublic, requireComplete, toPublication } from '../publication'
import { toVersionFields } from '../version-fields'
import { measureText, minutesToRead } from '../word-count'
import { noteStaff } from './note-staff'
import { keepPostTags, keepReview } from './post-parts'
import { keepRevision } from './revisions'

const gone = () => new AppError('not_found', 'This version is not kept any more.')
const changed = () => new AppError('conflict', 'This post was changed in the meantime. Please look at it again.')

/**
 * Says again what a post said before; that is a version of its own, so it can be taken back as well.
 * @throws AppError 'invalid' when a published review would lack something.
 */
export async function bringBack(
  tx: Db,
  member: Member,
  post: GuardedPost,
  { revisionId, version }: { revisionId: string; version: number },
): Promise<void> {
  const kept = await tx.articleRevision.findFirst({
    where: { id: revisionId, articleId: post.id },
    select: { title: true, excerpt: true, content: true, fields: true },
  })
  if (!kept) throw gone()
  const { title, content } = kept
  const fields = toVersionFields(kept.fields)
  if (fields) requireComplete(post.kind, post.status, fields.review && { ...fields.review, ...fields })
  const { tagNames = post.tagNames, review = null, ...texts } = fields ?? {}
  const { count } = await tx.article.updateMany({
    where: { id: post.id, version, deletedAt: null },
    data: {
      title,
      content,
      excerpt: kept.excerpt || derivedExcerpt(content),
      ...texts,
      ...(fields ? { canonicalUrl: toForeignAddress(fields.canonicalUrl ?? '', post.kind, [post.slug]) } : {}),
      readMinutes: minutesToRead(measureText(content)),
      version: { increment: 1 },
    },
  })
  if (count === 0) throw changed()
  await keepPostTags(tx, post.id, tagNames, post.tagNames)
  if (review) await keepReview(tx, post.id, review)
  await keepRevision(tx, post, post.id, member.id)
  await noteStaff(tx, member, post, 'post.revert')
}

/** Publishes a post or takes it back to a draft. */
export async function giveStatus(tx: Db, member: Member, post: GuardedPost, status: 'draft' | 'published') {
  const state = toPublication(post, { status, scheduledFor: null })
  const { count } = await tx.article.updateMany({
    where: { id: post.id, version: post.version, deletedAt: null },
    data: { ...state, scheduledById: null, updatedAt: changedAt(post, state), version: { increment: 1 } },
  })
  if (count === 0) throw changed()
  await noteStaff(tx, member, post, status === 'draft' ? 'post.unpublish' : 'post.publish')
  if (isPublic(post) && status === 'draft') await untellOfText(tx, post.id)
}

/**
 * Puts a post into the trash. Written in SQL, since that is no change of its text and Prisma would date it as one. Returns
 * the post as it was at that moment: it may have come out by itself since it was read.
 * @throws AppError 'conflict' for one that somebody else has put there meanwhile.
 */
export async function putIntoTrash(tx: Db, member: Member, post: GuardedPost, reason: string): Promise<GuardedPost> {
  const by = post.authorId === member.id ? null : member.id
  const [now] = await tx.$queryRaw<Pick<GuardedPost, 'slug' | 'status' | 'publishedAt'>[]>`
    update articles set deleted_at = ${new Date()}, deleted_by = ${by}::uuid, version = version + 1
    where id = ${post.id}::uuid and deleted_at is null returning slug, status::text as status, published_at as "publishedAt"`
  if (!now) throw changed()
  const trashed = { ...post, ...now }
  await noteStaff(tx, member, trashed, 'post.delete', reason)
  if (isPublic(trashed)) await untellOfText(tx, post.id)
  return trashed
}

/**
 * Takes a post out of the trash, as it was. One that was to come out meanwhile is a draft, so that nothing is published that
 * nobody has looked at again. Returns whether it is.
 */
export async function takeFromTrash(
  tx: Db,
  member: Member,
  post: GuardedPost,
  now = new Date(),
): Promise<{ missed: boolean }> {
  const missed = post.status === 'scheduled' && post.scheduledFor !== null && post.scheduledFor <= now
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
  if (count === 0) throw changed()
  await noteStaff(tx, member, post, 'post.restore')
  return { missed }
}
