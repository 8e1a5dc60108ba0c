import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { canEditPost } from './policy'

/** A kept version. Times are ISO 8601; `editor` is null for somebody who has left. */
export type RevisionLine = { id: string; editor: string | null; title: string; savedAt: string; words: number }

const MOST = 100

/** What a post said at each save, the latest first; null when there is no such post that the member may change. */
export async function listPostRevisions(member: Member, articleId: string) {
  const post = await db.article.findUnique({
    where: { id: articleId },
    select: {
      id: true,
      title: true,
      excerpt: true,
      content: true,
      authorId: true,
      status: true,
      deletedAt: true,
      version: true,
    },
  })
  if (!post || !canEditPost(member, post)) return null
  const lines = await db.$queryRaw<(Omit<RevisionLine, 'savedAt'> & { savedAt: Date })[]>`
    select r.id, p.username::text as editor, r.title, r.created_at as "savedAt",
      coalesce(array_length(regexp_split_to_array(trim(r.content), '\\s+'), 1), 0) as words
    from article_revisions r left join profiles p on p.id = r.editor_id
    where r.article_id = ${articleId}::uuid order by r.created_at desc, r.id desc limit ${MOST}`
  return { post, lines: lines.map((line) => ({ ...line, savedAt: line.savedAt.toISOString() })) }
}

/** One kept version with its text. The caller has asked `listPostRevisions` for the right. */
export const findRevision = (articleId: string, id: string) =>
  db.articleRevision.findFirst({
    where: { id, articleId },
    select: { id: true, title: true, excerpt: true, content: true, createdAt: true },
  })
