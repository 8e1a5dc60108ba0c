import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { parsePage } from '@/lib/core/pagination'
import { visiblePosts } from '@/lib/core/public-rows'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { isTopicNumber } from '@/lib/core/topic-number'
import { toUuid } from '@/lib/core/uuid'
import { topicPageAddress, topicPages } from './reply-page'

/** The one address of a topic by its number, and its page, as they stand in an address; null when there is none. */
export async function findTopicAddress(number: string, page?: string) {
  const asked = parsePage(page)
  const topic = asked !== null && (await findTopicHead(number))
  return topic && asked <= topicPages(topic.lastPosition) ? topicPageAddress(topic, asked) : null
}

/** Number, slug and the position of the last reply; null when there is no such topic. */
export async function findTopicHead(number: string) {
  return isTopicNumber(number) ? findHead(Number(number)) : null
}

/** A topic that a reply is written to, whose id comes from a form; null when there is none that readers see. */
export async function findTopicToAnswer(id: unknown) {
  const known = toUuid(id)
  const topic =
    known &&
    (await db.topic.findFirst({
      where: { id: known, ...visiblePosts },
      select: { id: true, number: true, slug: true, title: true, lockedAt: true },
    }))
  if (!topic) return null
  const { number, slug, title, lockedAt } = topic
  return { id: topic.id, title, path: routes.topic(number, slug), locked: lockedAt !== null }
}

/** Whether there was a topic of this number that its author took back. */
export async function isTopicGone(number: string) {
  return isTopicNumber(number) && isGone(Number(number))
}

async function isGone(number: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topic(number))
  return (await db.topic.findFirst({ where: { number, deletedAt: { not: null } }, select: { id: true } })) !== null
}

async function findHead(number: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topic(number))
  return db.topic.findFirst({
    where: { number, ...visiblePosts },
    select: { number: true, slug: true, lastPosition: true },
  })
}
