import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'

/** The one address of a topic by its number as it stands in an address; null when there is none. */
export async function findTopicAddress(number: string) {
  return /^[1-9]\d{0,8}$/.test(number) ? findAddress(Number(number)) : null
}

async function findAddress(number: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topic(number))
  const row = await db.topic.findFirst({
    where: { number, deletedAt: null, hiddenAt: null },
    select: { slug: true },
  })
  return row && routes.topic(number, row.slug)
}
