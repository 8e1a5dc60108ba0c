import 'server-only'
import { randomUUIDv7 } from 'node:crypto'
import { type Db, queryPrepared } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { hitStatement } from '@/lib/core/rate-limit'
import { Prisma } from '@/lib/generated/prisma/client'
import { tellTextAuthor } from './announcements'
import { commentDraft } from './draft-targets'
import { MOST_REPLIES } from './limits'

type NewComment = {
  author: { id: string; username: string }
  articleId: string
  parentId?: string
  content: string
  postKey?: string
}

/** What became of a post. Only one of the reasons against it is looked at: the first. */
export type Added = {
  /** The comment: the new one, or the one that the same form has posted before. */
  id: string | null
  isNew: boolean
  hasText: boolean
  hasParent: boolean
  /** The comment answered has as many replies as a thread may hold. */
  isFull: boolean
  /** The member said the same within five minutes. */
  isRepeated: boolean
  waitSeconds: number
  title: string
  parentAuthorId: string | null
  /** The text's author, where they were told. */
  toldId: string | null
}

/** Design, section 9. */
const PACE = { limit: env.POSTING_PACE, windowSeconds: 5 } as const

/**
 * Checks and stores a comment in one statement: the text above is public, the parent can be answered, the form was not
 * posted before, nothing like it was said lately, and the pace is kept. Two posts at once of the same form, or faster than
 * the pace, meet at the row of the limit or at the unique index, so one of them is stored. The author of the text is told. A
 * draft of these very words is none any more; whoever leaves at once would be offered it again. `tx`: the transaction of which
 * it is a part.
 */
export async function addComment(comment: NewComment, tx?: Db): Promise<Added> {
  const statement = toStatement(comment)
  // A statement of this length takes the database longer to plan than to carry out.
  const [row] = tx
    ? await tx.$queryRaw<Added[]>(statement)
    : await queryPrepared<Added>('add-comment', statement.text, statement.values)
  if (!row) throw new Error('The comment gave no answer.')
  return row
}

function toStatement(comment: NewComment) {
  const { author, articleId, content } = comment
  const authorId = author.id
  const [parentId, postKey] = [comment.parentId ?? null, comment.postKey ?? null]
  // As a field holds them and a draft keeps them; what is sent has the line ends of forms.
  const words = content.replaceAll('\r\n', '\n')
  const isWelcome = Prisma.sql`
    EXISTS (SELECT FROM target) AND NOT EXISTS (SELECT FROM earlier) AND NOT EXISTS (SELECT FROM twin)
    AND (${parentId}::uuid IS NULL OR EXISTS (SELECT FROM parent WHERE replies < ${MOST_REPLIES}))`
  return Prisma.sql`
    WITH target AS (
      SELECT id, kind, title, author_id FROM articles
      WHERE id = ${articleId}::uuid AND status = 'published' AND deleted_at IS NULL
    ), parent AS (
      SELECT p.author_id, (SELECT count(*) FROM comments r WHERE r.parent_id = p.id) AS replies
      FROM comments p
      WHERE p.id = ${parentId}::uuid AND p.article_id = ${articleId}::uuid AND p.parent_id IS NULL
        AND p.deleted_at IS NULL AND p.hidden_at IS NULL
    ), earlier AS (
      SELECT id FROM comments WHERE author_id = ${authorId}::uuid AND post_key = ${postKey}::uuid
    ), twin AS (
      SELECT FROM comments
      WHERE author_id = ${authorId}::uuid AND created_at > now() - interval '5 minutes' AND content = ${content}
        AND (deleted_at IS NULL OR hidden_at IS NOT NULL)
    ), pace AS (${hitStatement(`comment:by ${authorId}`, PACE, isWelcome)}
    ), added AS (
      INSERT INTO comments (id, article_id, parent_id, author_id, content, post_key)
      SELECT ${randomUUIDv7()}::uuid, id, ${parentId}::uuid, ${authorId}::uuid, ${content}, ${postKey}::uuid
      FROM target WHERE (SELECT allowed FROM pace)
      ON CONFLICT (author_id, post_key) DO NOTHING
      RETURNING id
    ), posted AS (
      DELETE FROM drafts
      WHERE user_id = ${authorId}::uuid AND target = ${commentDraft(articleId, parentId)} AND content ->> 'content' = ${words}
        AND EXISTS (SELECT FROM added)
    ), told AS (${tellTextAuthor(author, parentId !== null)}
    )
    SELECT coalesce((SELECT id FROM added), (SELECT id FROM earlier)) AS id,
      EXISTS (SELECT FROM added) AS "isNew",
      EXISTS (SELECT FROM target) AS "hasText",
      ${parentId}::uuid IS NULL OR EXISTS (SELECT FROM parent) AS "hasParent",
      coalesce((SELECT replies >= ${MOST_REPLIES} FROM parent), false) AS "isFull",
      EXISTS (SELECT FROM twin) AS "isRepeated",
      coalesce((SELECT wait FROM pace WHERE NOT allowed), 0) AS "waitSeconds",
      coalesce((SELECT title FROM target), '') AS title,
      (SELECT author_id FROM parent) AS "parentAuthorId",
      (SELECT user_id FROM told) AS "toldId"`
}

/** The comment that a form has posted, or null. */
export async function findPosted(tx: Db, authorId: string, postKey: string): Promise<string | null> {
  const row = await tx.comment.findUnique({
    where: { authorId_postKey: { authorId, postKey } },
    select: { id: true },
  })
  return row?.id ?? null
}
