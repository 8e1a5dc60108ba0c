import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { derivedExcerpt } from '../derived-excerpt'
import type { GuardedPost } from '../guard-queries'
import { requireComplete } from '../publication'
import { toVersionFields } from '../version-fields'
import { measureText, minutesToRead } from '../word-count'
import { isAsStored } from './as-stored'
import { type Actor, noteStaff } from './note-staff'
import { keepPostTags, keepReview } from './post-parts'
import { changedMeanwhile, requireText } from './requirements'
import { keepRevision } from './revisions'
import { settleCanonical, settleSlug } from './slugs'

const gone = () => new AppError('not_found', 'This version is not kept any more.')

/**
 * Says again what a post said before; that is a version of its own, so it can be taken back as well. Nothing is written where
 * the post says just that.
 * @throws AppError 'invalid' when a published post would have no text, or a published review lack something.
 */
export async function revertPost(
  tx: Db,
  actor: Actor,
  post: GuardedPost,
  { revisionId, version, reason }: { revisionId: string; version: number; reason: string },
): Promise<void> {
  const kept = await tx.articleRevision.findFirst({
    where: { id: revisionId, articleId: post.id },
    select: { title: true, excerpt: true, content: true, fields: true },
  })
  if (!kept) throw gone()
  const { title, content } = kept
  if (post.status !== 'draft') requireText(content)
  const fields = toVersionFields(kept.fields)
  if (fields) requireComplete(post.kind, post.status, fields.review && { ...fields.review, ...fields })
  const settled = await settleSlug(tx, post, title, { slug: post.slug, by: actor.id })
  const { tagNames = post.tagNames, review = null, ...texts } = fields ?? {}
  const columns = {
    title,
    ...settled,
    content,
    excerpt: kept.excerpt || derivedExcerpt(content),
    ...texts,
    ...(fields ? { canonicalUrl: await settleCanonical(tx, post, fields.canonicalUrl ?? '', settled.slug) } : {}),
  }
  if (post.version !== version) throw changedMeanwhile()
  if (isAsStored(post, { ...post, ...columns, tagNames, review: review ?? post.review })) return
  const { count } = await tx.article.updateMany({
    where: { id: post.id, version, deletedAt: null },
    data: { ...columns, readMinutes: minutesToRead(measureText(content)), version: { increment: 1 } },
  })
  if (count === 0) throw changedMeanwhile()
  await keepPostTags(tx, post.id, tagNames, post.tagNames)
  if (review) await keepReview(tx, post.id, review)
  await keepRevision(tx, post, post.id, actor.id)
  await noteStaff(tx, actor, post, 'post.revert', reason)
}
