import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { selectTagged } from '@/lib/articles/tagged-queries'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { tags } from '@/lib/core/tags'
import { selectTopicRows } from '@/lib/forum/queries'
import { Prisma } from '@/lib/generated/prisma/client'
import { findTag } from '@/lib/taxonomy/tag-queries'
import { risingTags, type TagWeeks, toWeeks, trendName, WEEKS } from './rising'

/** Rising tags shown beside the four that are always there. */
const RISING = 4
const TEXTS = 6
const TOPICS = 6

/**
 * The trending topics, rising ones first. They stand on every page, so no writer expires them at once: they are
 * computed anew after some hours, relative to the newest content.
 */
export async function listTrends() {
  'use cache'
  cacheLife('trends')
  cacheTag(tags.everything, tags.trends)
  return risingTags(await countTagWeeks(), RISING)
}

/**
 * The page of a trend: its weeks, newest first, and what was written about it; null when there is no such tag, or nothing
 * about it. What still stands among the trends has its page until those are computed anew, whoever has taken their texts back.
 */
export async function findTrend(slug: string) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.trends, tags.articles, tags.reviews, tags.topics, tags.commentCounts)
  const [tag, trends] = [await findTag(slug), await listTrends()]
  const listed = trends.find((trend) => trend.slug === slug)
  if (!tag) return listed ? { name: listed.name, weeks: toWeeks([]), texts: [], topics: [], trends } : null
  const [[counted], texts, topics] = await Promise.all([
    countTagWeeks(tag.id),
    selectTagged(tag.id, 'latest', TEXTS, 0),
    selectTopicRows({ tagId: tag.id }, TOPICS),
  ])
  if (!listed && texts.length + topics.length === 0) return null
  return { name: trendName(tag), weeks: counted?.weeks ?? toWeeks([]), texts, topics, trends }
}

/**
 * Texts and topics per tag and week over the last eight weeks before the newest of them, for all tags or one.
 * `article_tags_recent` and `topics_public_created` serve it: it reads eight weeks, however old the site is.
 */
async function countTagWeeks(tagId?: string): Promise<TagWeeks[]> {
  const [newest] = await db.$queryRaw<{ at: Date | null }[]>`
    select greatest(
      (select max(published_at) from article_tags where published_at is not null),
      (select max(created_at) from topics where deleted_at is null and hidden_at is null)
    ) as at`
  if (!newest?.at) return []
  const from = new Date(newest.at.getTime() - WEEKS * 7 * DAY_MS)
  const one = (column: Prisma.Sql) => (tagId ? Prisma.sql`and ${column} = ${tagId}::uuid` : Prisma.empty)
  const rows = await db.$queryRaw<{ slug: string; name: string; week: number; count: number }[]>`
    select t.slug, t.name, week, count(*)::int as count
    from (
      select tag_id, floor(extract(epoch from ${newest.at}::timestamptz - published_at) / 604800)::int as week
      from article_tags where published_at > ${from}::timestamptz ${one(Prisma.sql`tag_id`)}
      union all
      select tt.tag_id, floor(extract(epoch from ${newest.at}::timestamptz - tp.created_at) / 604800)::int
      from topics tp join topic_tags tt on tt.topic_id = tp.id
      where tp.created_at > ${from}::timestamptz and tp.deleted_at is null and tp.hidden_at is null ${one(Prisma.sql`tt.tag_id`)}
    ) mentions join tags t on t.id = mentions.tag_id
    group by t.slug, t.name, week`
  const byTag = Map.groupBy(rows, ({ slug }) => slug)
  return [...byTag].map(([slug, counts]) => ({ slug, name: counts[0]?.name ?? slug, weeks: toWeeks(counts) }))
}
