import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { Prisma } from '@/lib/generated/prisma/client'
import type { CommentThread, CommentView, Discussion } from './comment-view'
import { COMMENTS_PER_PAGE, type CommentListState, type CommentOrder, parseCommentList } from './list-state'
import { renderComment } from './rendered'

/** Tags of people on one page; Next takes 128 of all kinds. */
const MOST_PEOPLE = 100

/** Orders that an index serves (prisma/migrations, comments_threads_*). */
const ORDER: Record<CommentOrder, Prisma.Sql> = {
  newest: Prisma.sql`c.created_at DESC, c.id DESC`,
  oldest: Prisma.sql`c.created_at ASC, c.id ASC`,
  best: Prisma.sql`c.like_count DESC, c.created_at DESC, c.id DESC`,
}

/**
 * A first-level comment of a text that is seen, or whose place is kept because a reply to it is. Not by EXISTS: of that
 * Postgres may make a table of all replies of the site, for one comment that was deleted.
 */
export const isThreadOf = (articleId: string) => Prisma.sql`
  c.article_id = ${articleId}::uuid AND c.parent_id IS NULL AND (
    (c.deleted_at IS NULL AND c.hidden_at IS NULL)
    OR (SELECT r.id FROM comments r
        WHERE r.parent_id = c.id AND r.deleted_at IS NULL AND r.hidden_at IS NULL LIMIT 1) IS NOT NULL)`

type Row = {
  id: string
  parent_id: string | null
  content: string
  created_at: Date
  edited_at: Date | null
  hidden_at: Date | null
  deleted_at: Date | null
  like_count: number
  version: number
  username: string | null
  full_name: string | null
  avatar: string | null
  role: string | null
  has_page: boolean
  wrote_text: boolean
}

/** The part of a discussion that an address asks for; null when it has no such part. */
export async function findDiscussionAt(articleId: string, asked: Parameters<typeof parseCommentList>[0]) {
  const state = parseCommentList(asked)
  const discussion = state && (await findDiscussion(articleId, state))
  return discussion && { state, discussion }
}

/** One page of the discussion under a text, or null when there is no such page. */
export async function findDiscussion(articleId: string, { order, page }: CommentListState): Promise<Discussion | null> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.comments(articleId))
  const [[text], rows] = await Promise.all([
    db.$queryRaw<{ total: number; likes: number; threads: number }[]>`
      SELECT a.comment_count AS total, a.like_count AS likes,
        (SELECT count(*)::int FROM comments c WHERE ${isThreadOf(articleId)}) AS threads
      FROM articles a WHERE a.id = ${articleId}::uuid`,
    selectRows(articleId, order, page),
  ])
  if (!text) return null
  const pages = Math.min(pageCount(text.threads, COMMENTS_PER_PAGE), LAST_ADDRESSABLE_PAGE)
  if (page > pages) return null
  const people = new Set(rows.flatMap(({ username }) => username ?? []))
  cacheTag(...[...people].slice(0, MOST_PEOPLE).map(tags.profile))
  return { articleId, threads: toThreads(rows), pages, total: text.total, likeCount: text.likes }
}

/** The first-level comments of a page in their order, each followed by its replies; one statement. */
const selectRows = (articleId: string, order: CommentOrder, page: number) => db.$queryRaw<Row[]>`
  WITH page AS (
    SELECT c.id, row_number() OVER (ORDER BY ${ORDER[order]}) AS place
    FROM comments c WHERE ${isThreadOf(articleId)}
    ORDER BY ${ORDER[order]} LIMIT ${COMMENTS_PER_PAGE} OFFSET ${(page - 1) * COMMENTS_PER_PAGE}
  ), shown AS (
    SELECT id, place FROM page
    UNION ALL
    SELECT r.id, page.place FROM page JOIN comments r ON r.parent_id = page.id
    WHERE r.deleted_at IS NULL AND r.hidden_at IS NULL
  )
  SELECT c.id, c.parent_id, c.content, c.created_at, c.edited_at, c.hidden_at, c.deleted_at, c.like_count, c.version,
    p.username::text, p.full_name, p.avatar, p.role::text,
    coalesce(p.is_public OR p.id = a.author_id, false) AS has_page, coalesce(p.id = a.author_id, false) AS wrote_text
  FROM shown JOIN comments c USING (id) JOIN articles a ON a.id = c.article_id LEFT JOIN profiles p ON p.id = c.author_id
  ORDER BY shown.place, c.parent_id NULLS FIRST, c.created_at, c.id`

function toThreads(rows: Row[]): CommentThread[] {
  const threads = new Map<string, CommentThread>()
  for (const row of rows) {
    if (row.parent_id) threads.get(row.parent_id)?.replies.push(toView(row))
    else threads.set(row.id, { ...toView(row), replies: [] })
  }
  return [...threads.values()]
}

function toView(row: Row): CommentView {
  const { id, version } = row
  const createdAt = row.created_at.toISOString()
  if (row.deleted_at || row.hidden_at) return { id, version, createdAt, fate: row.hidden_at ? 'hidden' : 'deleted' }
  return {
    id,
    version,
    createdAt,
    fate: null,
    html: renderComment(row.content),
    editedAt: row.edited_at?.toISOString() ?? null,
    likeCount: row.like_count,
    author: toAuthor(row),
    hasPage: row.has_page,
    badge: row.wrote_text ? 'Author' : row.role === 'moderator' || row.role === 'admin' ? 'Staff' : null,
  }
}

/** Somebody who left keeps their words but not their name. */
const toAuthor = ({ username, full_name, avatar }: Row) =>
  username ? { username, name: full_name ?? username, avatar } : { username: '', name: '[deleted]', avatar: null }
