import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { renderMember } from '@/lib/core/markdown'
import { tags } from '@/lib/core/tags'
import type { Prisma } from '@/lib/generated/prisma/client'
import { isHot } from './heat'
import type { TopicRow } from './topic-row'

const rowFields = {
  number: true,
  slug: true,
  title: true,
  excerpt: true,
  category: { select: { slug: true, name: true } },
  author: { select: { username: true, fullName: true, avatar: true } },
  replyCount: true,
  likeCount: true,
  viewCount: true,
  lastActivityAt: true,
  pinned: true,
  heat: true,
} as const

const visible = { deletedAt: null, hiddenAt: null } as const

/** The topics with the latest activity, newest first. */
export async function listActiveTopics(most: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topics)
  const rows = await db.topic.findMany({
    where: visible,
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: rowFields,
  })
  return rows.map(toRow)
}

/** Topics of one person or under one tag, the youngest first. Neither is not asked for: that is `listActiveTopics`. */
export async function selectTopicRows(by: { authorId: string } | { tagId: string }, most: number, skip = 0) {
  const rows = await db.topic.findMany({
    where: { ...visible, ...('tagId' in by ? { tags: { some: by } } : by) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    skip,
    select: rowFields,
  })
  return rows.map(toRow)
}

/** How many topics a person has begun, counted no further than `most`. */
export async function countTopicsUpTo(authorId: string, most: number): Promise<number> {
  const rows = await db.topic.findMany({ where: { ...visible, authorId }, take: most, select: { id: true } })
  return rows.length
}

/** A topic with its replies as a reader sees them, or null. */
async function findTopic(number: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topic(number))
  const row = await db.topic.findFirst({
    where: { number, ...visible },
    select: {
      ...rowFields,
      content: true,
      createdAt: true,
      replies: {
        where: visible,
        orderBy: { position: 'asc' },
        take: 200,
        select: {
          position: true,
          content: true,
          createdAt: true,
          author: { select: { username: true, fullName: true, avatar: true } },
        },
      },
    },
  })
  if (!row) return null
  const { author, heat, lastActivityAt, content, createdAt, replies, ...topic } = row
  return {
    ...topic,
    author: toAuthor(author),
    hot: isHot(heat),
    lastActivityAt: lastActivityAt.toISOString(),
    createdAt: createdAt.toISOString(),
    html: renderMember(content).html,
    replies: replies.map((reply) => ({
      position: reply.position,
      author: toAuthor(reply.author),
      createdAt: reply.createdAt.toISOString(),
      html: renderMember(reply.content).html,
    })),
  }
}

/** The topic of an address, or null: the number must be plain and the slug its own. */
export async function findTopicAt({ number, slug }: { number: string; slug: string }) {
  if (!/^[1-9]\d{0,8}$/.test(number)) return null
  const topic = await findTopic(Number(number))
  return topic?.slug === slug ? topic : null
}

/** Addresses to prerender at build time, the most active first. */
export async function listTopicAddresses(most: number) {
  const rows = await db.topic.findMany({
    where: visible,
    orderBy: { lastActivityAt: 'desc' },
    take: most,
    select: { number: true, slug: true },
  })
  return rows.map(({ number, slug }) => ({ number: String(number), slug }))
}

type TopicFields = Prisma.TopicGetPayload<{ select: typeof rowFields }>

const toRow = ({ author, heat, lastActivityAt, ...row }: TopicFields): TopicRow => ({
  ...row,
  author: toAuthor(author),
  hot: isHot(heat),
  lastActivityAt: lastActivityAt.toISOString(),
})

type AuthorRow = { username: string; fullName: string | null; avatar: string | null } | null

/** Somebody who left keeps their words but not their name. */
const toAuthor = (author: AuthorRow) =>
  author
    ? { username: author.username, name: author.fullName ?? author.username, avatar: author.avatar }
    : { username: '', name: '[deleted]', avatar: null }
