import 'server-only'
import type { Db } from '@/lib/core/db'

/** Versions kept of one post. */
const KEPT = 100

type Version = { title: string; excerpt: string | null; content: string }
type Before = Version & { id: string; authorId: string; updatedAt: Date }

/**
 * Keeps what a post says now, if it says something new. A post that was never saved here (seeded, imported) keeps what it
 * said before as well. The oldest versions go when there are too many.
 */
export async function keepRevision(tx: Db, before: Before | null, id: string, editorId: string, now: Version) {
  if (before && before.title === now.title && before.content === now.content && before.excerpt === now.excerpt) return
  if (before && (await tx.articleRevision.count({ where: { articleId: id } })) === 0) {
    const { title, excerpt, content, authorId, updatedAt } = before
    await tx.articleRevision.create({
      data: { articleId: id, editorId: authorId, title, excerpt, content, createdAt: updatedAt },
      select: { id: true },
    })
  }
  const { title, excerpt, content } = now
  await tx.articleRevision.create({
    data: { articleId: id, editorId, title, excerpt, content },
    select: { id: true },
  })
  await tx.$executeRaw`
    delete from article_revisions where id in (
      select id from article_revisions where article_id = ${id}::uuid order by created_at desc, id desc offset ${KEPT})`
}
