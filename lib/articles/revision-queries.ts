import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { writtenExcerpt } from './derived-excerpt'
import { canEditPost } from './policy'
import { toFieldValues } from './post-values'
import { toVersionFields, versionColumns } from './version-fields'
import { UNSPACED } from './word-count'

/** A kept version. Times are ISO 8601; `editor` is null for somebody who has left. */
export type RevisionLine = { id: string; editor: string | null; title: string; savedAt: string; words: number }

const MOST = 100

/** What `measureText` takes for words, said to the database, which spares reading a hundred long texts. */
const UNREAD = String.raw`\]\([^()\s]*(?:\s+"[^"\n]*")?\)|^ {0,3}(?:\`{3,}|~{3,}).*$`
const WORD = String.raw`\S*[^\s[:punct:]]\S*`

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
      kind: true,
      ...versionColumns,
    },
  })
  if (!post || !canEditPost(member, post)) return null
  const lines = await db.$queryRaw<(Omit<RevisionLine, 'savedAt'> & { savedAt: Date })[]>`
    select r.id, p.username::text as editor, r.title, r.created_at as "savedAt",
      regexp_count(regexp_replace(said, ${UNSPACED}, ' ', 'g'), ${WORD}) + (regexp_count(said, ${UNSPACED}) * 4 + 5) / 10 as words
    from article_revisions r cross join lateral regexp_replace(r.content, ${UNREAD}, ' ', 'gn') as said left join profiles p on p.id = r.editor_id
    where r.article_id = ${articleId}::uuid order by r.created_at desc, r.id desc limit ${MOST}`
  return {
    post: { ...post, values: toVersionValues(post, post) },
    lines: lines.map((line) => ({ ...line, savedAt: line.savedAt.toISOString() })),
  }
}

/** One kept version with its text. The caller has asked `listPostRevisions` for the right. */
export async function findRevision(articleId: string, id: string) {
  const row = await db.articleRevision.findFirst({
    where: { id, articleId },
    select: { id: true, title: true, excerpt: true, content: true, fields: true, createdAt: true },
  })
  return row && { id: row.id, title: row.title, createdAt: row.createdAt, values: toVersionValues(row, row.fields) }
}

/** What a version says, by the names of the form's fields, as they were written; without those that it does not know. */
function toVersionValues(text: { title: string; excerpt: string | null; content: string }, from: unknown) {
  const fields = toVersionFields(from)
  const { title, excerpt, content } = text
  return { title, excerpt: writtenExcerpt(excerpt, content), content, ...(fields && toFieldValues(fields)) }
}
