import 'server-only'
import { findCommentPlace } from '@/lib/comments/place-queries'
import { db } from '@/lib/core/db'
import { type Address, routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { replyAddress, topicPageAddress } from '@/lib/forum/reply-page'
import { Prisma } from '@/lib/generated/prisma/client'

const FEW = 5
/** Only the newest drafts are looked through for those whose form still stands somewhere. */
const DRAFTS = 25
/** Only the newest of somebody's topics are looked through for answers. */
const TOPICS = 100

/** A line that leads somewhere. `at` is ISO 8601. */
export type OwnLine = { id: string; href: Address | `${Address}#${string}`; text: string; about: string; at: string }

type Owner = Pick<Member, 'id'>

/** What the member has under way: forms that were begun and not sent, and posts that are kept as drafts. The newest first. */
export async function listOwnDrafts(owner: Owner): Promise<OwnLine[]> {
  const [begun, posts] = await Promise.all([listBegun(owner), listDraftPosts(owner)])
  const shown = new Set(begun.map(({ href }) => href))
  return [...begun, ...posts.filter(({ href }) => !shown.has(href))]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, FEW)
}

async function listDraftPosts({ id }: Owner): Promise<OwnLine[]> {
  const posts = await db.article.findMany({
    where: { authorId: id, status: { in: ['draft', 'scheduled'] }, deletedAt: null },
    orderBy: { updatedAt: 'desc' },
    take: FEW,
    select: { id: true, title: true, status: true, updatedAt: true },
  })
  return posts.map(({ id: post, title, status, updatedAt }) => ({
    id: post,
    href: routes.adminEditPost(post),
    text: title,
    about: status === 'scheduled' ? 'Scheduled post' : 'Draft of a post',
    at: updatedAt.toISOString(),
  }))
}

/** What was typed and not sent: the form it belongs to, with what it is about. */
async function listBegun({ id }: Owner): Promise<OwnLine[]> {
  const drafts = await db.draft.findMany({
    where: { userId: id },
    orderBy: { updatedAt: 'desc' },
    take: DRAFTS,
    select: { target: true, updatedAt: true },
  })
  const lines: OwnLine[] = []
  for (const { target, updatedAt } of drafts) {
    if (lines.length === FEW) break
    const place = await findDraftPlace(target)
    if (place) lines.push({ ...place, id: target, at: updatedAt.toISOString() })
  }
  return lines
}

type Place = Pick<OwnLine, 'href' | 'text' | 'about'>

/** Where a draft's form stands; null for a form that is gone, or that no page holds. */
async function findDraftPlace(target: string): Promise<Place | null> {
  const [form = '', subject = ''] = target.split(':')
  if (target === 'review:new') return { href: routes.adminNewReview, text: 'A new review', about: 'Content Dashboard' }
  if (target === 'article:new') return { href: routes.adminNewPost, text: 'A new post', about: 'Content Dashboard' }
  if (form === 'article') {
    const post = await db.article.findFirst({
      where: { id: subject, deletedAt: null },
      select: { id: true, title: true },
    })
    return post && { href: routes.adminEditPost(post.id), text: post.title, about: 'Your changes to a post' }
  }
  if (target === 'topic:new') return { href: routes.newTopic, text: 'A new topic', about: 'Forum' }
  if (form === 'reply') {
    const where = { id: subject, deletedAt: null, hiddenAt: null }
    const topic = await db.topic.findFirst({ where, select: topicFields })
    return topic && { href: topicPageAddress(topic, 1), text: topic.title, about: 'Your reply' }
  }
  if (form === 'comment') {
    const where = { id: subject, status: 'published' as const, deletedAt: null }
    const article = await db.article.findFirst({ where, select: articleFields })
    return article && { href: addressOf(article), text: article.title, about: 'Your comment' }
  }
  if (form === 'comment-reply' || form === 'comment-edit') {
    const text = await findDiscussed(subject)
    if (text === null) return null
    if (form === 'comment-reply') return { href: routes.comment(subject), text, about: 'Your reply' }
    return { href: routes.commentEdit(subject), text, about: 'Your changes to a comment' }
  }
  if (form === 'topic-edit' || form === 'reply-edit') {
    const kind = form === 'topic-edit' ? 'topic' : 'reply'
    return { href: routes.editPost(kind, subject), text: `Your changes to a ${kind}`, about: 'Forum' }
  }
  return null
}

/** The title of the text under which a comment stands that can be answered or changed. */
async function findDiscussed(commentId: string): Promise<string | null> {
  const comment = await db.comment.findFirst({
    where: { id: commentId, deletedAt: null, hiddenAt: null, article: { status: 'published', deletedAt: null } },
    select: { article: { select: { title: true } } },
  })
  return comment?.article?.title ?? null
}

const topicFields = { number: true, slug: true, title: true } as const
const articleFields = { kind: true, slug: true, title: true } as const

const addressOf = ({ kind, slug }: { kind: 'article' | 'review'; slug: string }) =>
  kind === 'review' ? routes.review(slug) : routes.article(slug)

type Answer = {
  id: string
  commentId: string | null
  number: number
  slug: string
  title: string
  position: number
  who: string | null
  at: Date
}

/** The topics that the member began last. */
export async function listOwnTopics({ id }: Owner): Promise<OwnLine[]> {
  const topics = await db.topic.findMany({
    where: { authorId: id, deletedAt: null, hiddenAt: null },
    orderBy: { createdAt: 'desc' },
    take: FEW,
    select: { ...topicFields, replyCount: true, lastActivityAt: true },
  })
  return topics.map(({ replyCount, lastActivityAt, ...topic }) => ({
    id: String(topic.number),
    href: topicPageAddress(topic, 1),
    text: topic.title,
    about: replyCount === 1 ? '1 reply' : `${replyCount} replies`,
    at: lastActivityAt.toISOString(),
  }))
}

/** What others answered: replies in the member's topics, and comments under theirs. The newest first. */
export async function listRepliesToMember({ id }: Owner): Promise<OwnLine[]> {
  const answers = await db.$queryRaw<Answer[]>`
    (${repliesTo(id)}) UNION ALL (${commentsTo(id)}) ORDER BY at DESC LIMIT ${FEW}`
  const lines = await Promise.all(
    answers.map(async ({ id: key, commentId, position, title, who, at, ...topic }) => {
      const href = commentId ? await findCommentPlace(commentId) : replyAddress(topic, position)
      return href && { id: key, href, text: title, about: `${who ?? '[deleted]'} answered`, at: at.toISOString() }
    }),
  )
  return lines.filter((line) => line !== null)
}

const repliesTo = (userId: string) => Prisma.sql`
  SELECT r.id, NULL::uuid AS "commentId", t.number, t.slug, t.title, r.position,
    coalesce(p.full_name, p.username::text) AS who, r.created_at AS at
  FROM (
    SELECT id, number, slug, title FROM topics
    WHERE author_id = ${userId}::uuid AND deleted_at IS NULL AND hidden_at IS NULL
    ORDER BY created_at DESC LIMIT ${TOPICS}
  ) t
  CROSS JOIN LATERAL (
    SELECT * FROM replies
    WHERE topic_id = t.id AND author_id IS DISTINCT FROM ${userId}::uuid AND deleted_at IS NULL AND hidden_at IS NULL
    ORDER BY position DESC LIMIT ${FEW}
  ) r
  LEFT JOIN profiles p ON p.id = r.author_id`

const commentsTo = (userId: string) => Prisma.sql`
  SELECT c.id, c.id AS "commentId", 0 AS number, '' AS slug, coalesce(a.title, n.title) AS title, 0 AS position,
    coalesce(p.full_name, p.username::text) AS who, c.created_at AS at
  FROM (
    SELECT id FROM comments WHERE author_id = ${userId}::uuid AND parent_id IS NULL
    ORDER BY created_at DESC LIMIT ${TOPICS}
  ) own
  JOIN comments c ON c.parent_id = own.id
  LEFT JOIN articles a ON a.id = c.article_id
  LEFT JOIN news_items n ON n.id = c.news_item_id
  LEFT JOIN profiles p ON p.id = c.author_id
  WHERE c.author_id IS DISTINCT FROM ${userId}::uuid AND c.deleted_at IS NULL AND c.hidden_at IS NULL`
