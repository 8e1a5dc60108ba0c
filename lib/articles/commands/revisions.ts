import 'server-only'
import type { Db } from '@/lib/core/db'
import { requireStorageQuota } from '@/lib/core/storage-quota'
import type { GuardedPost } from '../guard-queries'
import { toVersionFields, versionColumns } from '../version-fields'

/** Versions kept of one post. */
const KEPT = 100

type Version = { title: string; excerpt: string | null; content: string }

/**
 * Keeps what a post says now, if it says something new: call it when all of it is written. A post that was never saved here
 * (seeded, imported) keeps what it said before as well. The oldest versions go when there are too many. Returns whether it
 * says something new. @throws AppError 'unverified' for 2 MB of texts before the editor's address is proved.
 */
export async function keepRevision(tx: Db, before: GuardedPost | null, id: string, editorId: string): Promise<boolean> {
  const now = await tx.article.findUniqueOrThrow({
    where: { id },
    select: { title: true, excerpt: true, content: true, ...versionColumns },
  })
  if (before && isSame(before, now)) return false
  await requireStorageQuota(tx, editorId, Buffer.byteLength(now.content))
  if (before) await keepBefore(tx, before)
  await tx.articleRevision.create({ data: { articleId: id, editorId, ...toVersion(now) }, select: { id: true } })
  await tx.$executeRaw`
    delete from article_revisions where id in (
      select id from article_revisions where article_id = ${id}::uuid order by created_at desc, id desc offset ${KEPT})`
  return true
}

/** The latest version says what the post said before; one from before all fields were kept is completed. */
async function keepBefore(tx: Db, before: GuardedPost): Promise<void> {
  const { id, authorId, updatedAt } = before
  const latest = await tx.articleRevision.findFirst({
    where: { articleId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, fields: true },
  })
  const version = toVersion(before)
  if (!latest) {
    await tx.articleRevision.create({
      data: { articleId: id, editorId: authorId, ...version, createdAt: updatedAt },
      select: { id: true },
    })
  } else if (latest.fields === null) {
    const { fields } = version
    await tx.articleRevision.update({ where: { id: latest.id }, data: { fields }, select: { id: true } })
  }
}

const toVersion = (post: Version) => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  fields: toJson(post),
})

/** A version as the database holds it: a date is a text there. */
const toJson = (post: Version) => JSON.parse(JSON.stringify(toVersionFields(post))) ?? undefined

/** Whether two states of a post say the same in all that a version keeps. */
export const isSame = (one: Version, other: Version) =>
  JSON.stringify(toVersion(one)) === JSON.stringify(toVersion(other))
