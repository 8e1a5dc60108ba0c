import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { DAY_MS, HOUR_SECONDS } from '@/lib/core/durations'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { NewsEntry } from './sitemap'

/**
 * What was published in the last two days, newest first. The clock moves on, so this is made anew every half hour, and what
 * nobody asked for in an hour is not shown to the next who does.
 */
export async function listNewsEntries(): Promise<NewsEntry[]> {
  'use cache'
  cacheLife({ stale: 300, revalidate: 1800, expire: HOUR_SECONDS })
  cacheTag(tags.everything, tags.articles)
  const rows = await db.article.findMany({
    where: {
      status: 'published',
      deletedAt: null,
      kind: 'article',
      // What first appeared elsewhere is listed there.
      canonicalUrl: null,
      publishedAt: { gte: new Date(Date.now() - 2 * DAY_MS) },
    },
    orderBy: { publishedAt: 'desc' },
    take: 1000,
    select: { slug: true, title: true, publishedAt: true },
  })
  return rows.flatMap(({ slug, title, publishedAt }) =>
    publishedAt ? [{ url: toAbsolute(routes.article(slug)), title, publishedAt: publishedAt.toISOString() }] : [],
  )
}
