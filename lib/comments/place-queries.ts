import 'server-only'
import { db } from '@/lib/core/db'
import { publicTexts, visiblePosts } from '@/lib/core/public-rows'
import { type Address, routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import type { Member } from '@/lib/core/viewer'
import { COMMENTS_PER_PAGE } from './list-state'
import { isEditable } from './policy'
import { isThreadOf } from './queries'
import { renderComment } from './rendered'

/**
 * Where a comment stands now: the page of its discussion, newest first, with its fragment. One that was taken away leads to
 * the discussion, for notices of it stay. Null when there is no such comment, or nobody sees its text.
 */
export async function findCommentPlace(id: string): Promise<`${Address}#${string}` | null> {
  if (!toUuid(id)) return null
  const row = await db.comment.findFirst({
    where: { id, article: publicTexts },
    select: {
      deletedAt: true,
      hiddenAt: true,
      article: { select: { id: true, slug: true, kind: true } },
      parentId: true,
    },
  })
  if (!row?.article) return null
  const { article } = row
  const [found] = await db.$queryRaw<{ before: number; seen: boolean }[]>`
    SELECT (SELECT count(*)::int FROM comments c
        WHERE ${isThreadOf(article.id)} AND (c.created_at, c.id) > (t.created_at, t.id)) AS before,
      EXISTS (SELECT FROM comments c WHERE c.id = t.id AND ${isThreadOf(article.id)}) AS seen
    FROM comments t WHERE t.id = ${row.parentId ?? id}::uuid`
  const isGone = row.parentId !== null && (row.deletedAt !== null || row.hiddenAt !== null)
  const path = routes.text(article.kind, article.slug)
  if (!found?.seen || isGone) return `${path}#comments`
  const page = Math.floor(found.before / COMMENTS_PER_PAGE) + 1
  return page === 1 ? `${path}#comment-${id}` : `${path}?page=${page}#comment-${id}`
}

/** A text that a comment is written to, whose id comes from a form; null when there is none that readers see. */
export async function findTextToDiscuss(id: unknown) {
  const known = toUuid(id)
  if (!known) return null
  const text = await db.article.findFirst({
    where: { id: known, ...publicTexts },
    select: { id: true, slug: true, kind: true, title: true },
  })
  return text && { id: text.id, title: text.title, path: routes.text(text.kind, text.slug) }
}

/** A comment of the member as it was typed, for changing it; null when it is not theirs or no longer to be changed. */
export async function findOwnComment(member: Member, id: string) {
  if (!toUuid(id)) return null
  const row = await db.comment.findFirst({
    where: { id, authorId: member.id, ...visiblePosts, article: publicTexts },
    select: { id: true, content: true, version: true, createdAt: true, article: { select: { title: true } } },
  })
  if (!row?.article) return null
  const { createdAt, article, ...comment } = row
  return { ...comment, title: article.title, isEditable: isEditable(createdAt) }
}

/**
 * A first-level comment to be answered, or the reply to it that is meant by `to`, a parameter of an address. `username` is
 * theirs whom only their name tells apart from the thread's author. Null when it is not there to be answered.
 */
export async function findCommentToAnswer(threadId: string, to: unknown) {
  if (!toUuid(threadId)) return null
  const said = { content: true, author: { select: { username: true, fullName: true } } } as const
  const thread = await db.comment.findFirst({
    where: { id: threadId, parentId: null, ...visiblePosts, article: publicTexts },
    select: {
      ...said,
      article: { select: { id: true, title: true } },
      replies: { where: { id: typeof to === 'string' && toUuid(to) ? to : threadId, ...visiblePosts }, select: said },
    },
  })
  if (!thread?.article) return null
  const [reply] = thread.replies
  const { content, author } = reply ?? thread
  const name = author?.fullName ?? author?.username ?? '[deleted]'
  return { threadId, article: thread.article, html: renderComment(content), name, username: reply?.author?.username }
}
