import 'server-only'
import { db } from '@/lib/core/db'
import { visiblePosts } from '@/lib/core/public-rows'
import { type Address, routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { replyAddress, topicPageAddress } from '@/lib/forum/reply-page'
import { Prisma } from '@/lib/generated/prisma/client'

/** How many lines a list of one's own has. */
export const FEW = 5
/** How many of somebody's newest topics are looked through for answers. */
const TOPICS = 100

/** A line that leads somewhere. `at` is ISO 8601. */
export type OwnLine = { id: string; href: Address | `${Address}#${string}`; text: string; about: string; at: string }

type Owner = Pick<Member, 'id'>

type Answer = {
  id: string
  number: number
  slug: string
  title: string
  /** Of a reply in its topic; a comment has none. */
  position: number | null
  who: string | null
  at: Date
}

/** The topics that the member began last. */
export async function listOwnTopics({ id }: Owner): Promise<OwnLine[]> {
  const topics = await db.topic.findMany({
    where: { authorId: id, ...visiblePosts },
    orderBy: { createdAt: 'desc' },
    take: FEW,
    select: { number: true, slug: true, title: true, replyCount: true, lastActivityAt: true },
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
  return answers.map(({ id, position, title, who, at, ...topic }) => ({
    id,
    // Pages of a discussion move as it grows; where a comment stands is looked up once somebody goes there.
    href: position === null ? routes.comment(id) : replyAddress(topic, position),
    text: title,
    about: `${who ?? '[deleted]'} answered`,
    at: at.toISOString(),
  }))
}

const repliesTo = (userId: string) => Prisma.sql`
  SELECT r.id, t.number, t.slug, t.title, r.position,
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
  SELECT c.id, 0 AS number, '' AS slug, a.title, NULL::int AS position,
    coalesce(p.full_name, p.username::text) AS who, c.created_at AS at
  FROM (
    SELECT id FROM comments WHERE author_id = ${userId}::uuid AND parent_id IS NULL
    ORDER BY created_at DESC LIMIT ${TOPICS}
  ) own
  JOIN comments c ON c.parent_id = own.id
  JOIN articles a ON a.id = c.article_id AND a.status = 'published' AND a.deleted_at IS NULL
  LEFT JOIN profiles p ON p.id = c.author_id
  WHERE c.author_id IS DISTINCT FROM ${userId}::uuid AND c.deleted_at IS NULL AND c.hidden_at IS NULL`
