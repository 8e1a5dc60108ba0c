import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { renderMember } from '@/lib/core/markdown'
import { parsePage } from '@/lib/core/pagination'
import { visiblePosts } from '@/lib/core/public-rows'
import { tags } from '@/lib/core/tags'
import { isTopicNumber } from '@/lib/core/topic-number'
import { REPLIES_PER_PAGE, topicPages } from './reply-page'
import { toAuthor } from './row-queries'
import type { Post, ReplyPost, TopicDetail } from './topic-detail'

const author = { select: { username: true, fullName: true, avatar: true, isPublic: true } } as const
const postFields = { id: true, content: true, createdAt: true, editedAt: true, likeCount: true, author } as const

/** The topic of an address, or null: number and page must be plain and the slug its own. */
export async function findTopicAt({ number, slug, page }: { number: string; slug: string; page?: string }) {
  const asked = parsePage(page)
  if (!isTopicNumber(number) || asked === null) return null
  const topic = await findTopicPage(Number(number), asked)
  return topic?.slug === slug ? topic : null
}

/** One page of a topic as every reader sees it; null when there is no such topic or page. */
async function findTopicPage(number: number, page: number): Promise<TopicDetail | null> {
  'use cache'
  // What its readers do not change by themselves, but add up to: how often it was seen.
  cacheLife('trends')
  cacheTag(tags.everything, tags.topic(number))
  const topic = await selectTopic(number)
  if (!topic || page > topicPages(topic.lastPosition)) return null
  const replies = await selectReplies(topic.id, page)
  cacheTag(...tagsOfPeople(topic, replies))
  const revised = await listRevised(topic.id, replies)
  const { category, lockedAt, withdrawnAt, lastActivityAt, content, tags: named, ...row } = topic
  return {
    ...row,
    ...toPost(topic, withdrawnAt ? 'deleted' : 'shown', revised, page === 1),
    category: { slug: category.slug, name: category.name },
    tags: named.map(({ tag }) => tag),
    lastActivityAt: lastActivityAt.toISOString(),
    locked: lockedAt !== null,
    page,
    pages: topicPages(topic.lastPosition),
    replies: replies.map((reply) => toReply(reply, revised)),
  }
}

/** The row of a topic that readers may see, or null. */
export const selectTopic = (number: number) =>
  db.topic.findFirst({
    where: { number, ...visiblePosts },
    select: {
      ...postFields,
      number: true,
      slug: true,
      title: true,
      excerpt: true,
      category: { select: { slug: true, name: true } },
      tags: { select: { tag: { select: { slug: true, name: true } } }, orderBy: { tag: { slug: 'asc' } } },
      replyCount: true,
      viewCount: true,
      lastActivityAt: true,
      lastPosition: true,
      pinned: true,
      hot: true,
      lockedAt: true,
      withdrawnAt: true,
    },
  })

/**
 * The replies of one page, bounded by their positions, so that every page of every topic reads at most twenty rows.
 * Deleted ones come along only where somebody has answered them.
 */
export const selectReplies = (topicId: string, page: number) =>
  db.reply.findMany({
    where: {
      topicId,
      position: { gt: (page - 1) * REPLIES_PER_PAGE, lte: page * REPLIES_PER_PAGE },
      OR: [{ deletedAt: null }, { quoted: { some: visiblePosts } }],
    },
    orderBy: { position: 'asc' },
    select: {
      ...postFields,
      position: true,
      hiddenAt: true,
      deletedAt: true,
      quotes: { select: { position: true, hiddenAt: true, deletedAt: true, author } },
    },
  })

type ReplyFields = Awaited<ReturnType<typeof selectReplies>>[number]

/** Tags of whoever a page names: in the topic, its replies and what they quote. Far fewer than the 128 that Next takes. */
function tagsOfPeople(topic: Pick<PostFields, 'author'>, replies: readonly ReplyFields[]) {
  const posts = [topic, ...replies, ...replies.flatMap(({ quotes }) => quotes ?? [])]
  return [...new Set(posts.flatMap((post) => (post.author ? tags.profile(post.author.username) : [])))]
}

/** Ids of the posts among these that have earlier versions; in one statement for the whole page. */
async function listRevised(topicId: string, replies: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT coalesce(topic_id, reply_id) AS id FROM post_revisions
    WHERE topic_id = ${topicId}::uuid OR reply_id = ANY(${replies.map(({ id }) => id)}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

function toReply(reply: ReplyFields, revised: ReadonlySet<string>): ReplyPost {
  const { position, quotes } = reply
  return {
    ...toPost(reply, stateOf(reply), revised),
    position,
    quotes: quotes && {
      position: quotes.position,
      name: stateOf(quotes) === 'shown' ? toAuthor(quotes.author).name : null,
    },
  }
}

const stateOf = ({ hiddenAt, deletedAt }: Pick<ReplyFields, 'hiddenAt' | 'deletedAt'>): Post['state'] =>
  hiddenAt ? 'hidden' : deletedAt ? 'deleted' : 'shown'

type PostFields = Pick<ReplyFields, 'id' | 'content' | 'createdAt' | 'editedAt' | 'likeCount' | 'author'>

function toPost(post: PostFields, state: Post['state'], revised: ReadonlySet<string>, whole = true): Post {
  const { id, createdAt, editedAt, likeCount } = post
  const named = state === 'deleted' ? null : post.author
  return {
    id,
    author: toAuthor(named),
    hasPage: named?.isPublic ?? false,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    revised: revised.has(id),
    likeCount,
    html: whole && state === 'shown' ? renderMember(post.content).html : '',
    state,
  }
}
