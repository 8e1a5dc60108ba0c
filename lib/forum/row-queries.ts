import 'server-only'
import type { Byline } from '@/lib/articles/article-card'
import { db } from '@/lib/core/db'
import { isShortQuery, textMatch } from '@/lib/core/text-match'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ForumSort, ForumTab } from './list-state'
import type { TopicRow } from './topic-row'

/** Ids; absent means all. A topic whose first post was withdrawn shows no author. `match` narrows further (`topicMatch`). */
export type TopicScope = {
  only?: Exclude<ForumTab, 'all'>
  categoryId?: string
  authorId?: string
  tagId?: string
  match?: Prisma.Sql
}

/** Orders that an index serves (prisma/migrations, topics_public_* and topics_category_*). */
const ORDER: Record<ForumSort | 'created', Prisma.Sql> = {
  recent: Prisma.sql`t.last_activity_at desc, t.id desc`,
  replies: Prisma.sql`t.reply_count desc, t.last_activity_at desc, t.id desc`,
  likes: Prisma.sql`t.like_count desc, t.last_activity_at desc, t.id desc`,
  views: Prisma.sql`t.view_count desc, t.last_activity_at desc, t.id desc`,
  created: Prisma.sql`t.created_at desc, t.id desc`,
}

const SEARCH_TEXT = Prisma.sql`topic_search_text(t.title, t.content)`
/** A text too short for the index is looked for in this many topics, those with the newest activity. */
const MOST_READ = 20_000
/** More people than this can share a part of a name; the search then finds the topics of some of them. */
const MOST_AUTHORS = 100

const isShown = ({ only, categoryId, authorId, tagId, match }: TopicScope) => Prisma.sql`
  t.deleted_at is null and t.hidden_at is null
  ${only === 'pinned' ? Prisma.sql`and t.pinned` : Prisma.empty}
  ${only === 'hot' ? Prisma.sql`and t.hot` : Prisma.empty}
  ${categoryId ? Prisma.sql`and t.category = ${categoryId}::uuid` : Prisma.empty}
  ${authorId ? Prisma.sql`and t.author_id = ${authorId}::uuid and t.withdrawn_at is null` : Prisma.empty}
  ${tagId ? Prisma.sql`and t.id in (select topic_id from topic_tags where tag_id = ${tagId}::uuid)` : Prisma.empty}
  ${match ? Prisma.sql`and ${match}` : Prisma.empty}`

type Row = {
  number: number
  slug: string
  title: string
  excerpt: string
  category_slug: string
  category_name: string
  username: string | null
  full_name: string | null
  avatar: string | null
  reply_count: number
  like_count: number
  view_count: number
  created_at: Date
  last_activity_at: Date
  pinned: boolean
  hot: boolean
  locked: boolean
}

/** One page of topics in one statement: the index gives the ids of the page, and only those rows are joined. */
export async function selectTopics(
  scope: TopicScope,
  order: ForumSort | 'created',
  limit: number,
  offset = 0,
): Promise<TopicRow[]> {
  const rows = await db.$queryRaw<Row[]>`
    select t.number, t.slug, t.title, t.excerpt, c.slug as category_slug, c.name as category_name,
      p.username::text, p.full_name, p.avatar, t.reply_count, t.like_count, t.view_count, t.created_at, t.last_activity_at,
      t.pinned, t.hot, t.locked_at is not null as locked
    from (select t.id from topics t where ${isShown(scope)} order by ${ORDER[order]} limit ${limit} offset ${offset}) page
    join topics t using (id)
    join categories c on c.id = t.category
    left join profiles p on p.id = t.author_id and t.withdrawn_at is null
    order by ${ORDER[order]}`
  return rows.map((row) => ({
    number: row.number,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: { slug: row.category_slug, name: row.category_name },
    author: toAuthor(row.username === null ? null : { ...row, username: row.username, fullName: row.full_name }),
    replyCount: row.reply_count,
    likeCount: row.like_count,
    viewCount: row.view_count,
    createdAt: row.created_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
    pinned: row.pinned,
    hot: row.hot,
    locked: row.locked,
  }))
}

/** How many topics a search finds, counted no further than `most`. */
export async function countShownUpTo(scope: TopicScope, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 from topics t where ${isShown(scope)} limit ${most}) found`
  return row?.count ?? 0
}

/**
 * Topics whose title, content or author's username contain the text, whatever its case (specification, section 5).
 * The authors are looked up first, so that both halves of the search have an index of their own.
 */
export async function topicMatch(query: string): Promise<Prisma.Sql> {
  const name = Prisma.sql`lower(username::text)`
  const authors = await db.$queryRaw<{ id: string }[]>`
    select id from profiles where ${textMatch(name, query)} limit ${MOST_AUTHORS}`
  const ids = authors.map(({ id }) => id)
  const match = textMatch(SEARCH_TEXT, query)
  const inText = isShortQuery(query)
    ? Prisma.sql`t.id in (select t.id from (
        select id, title, content from topics where deleted_at is null and hidden_at is null
        order by last_activity_at desc, id desc limit ${MOST_READ}) t where ${match})`
    : match
  return ids.length > 0
    ? Prisma.sql`(${inText} or t.author_id = any(${ids}::uuid[]) and t.withdrawn_at is null)`
    : inText
}

type AuthorRow = { username: string; fullName: string | null; avatar: string | null } | null

/** Somebody who left keeps their words but not their name. */
export const toAuthor = (author: AuthorRow): Byline =>
  author
    ? { username: author.username, name: author.fullName ?? author.username, avatar: author.avatar }
    : { username: '', name: '[deleted]', avatar: null }
