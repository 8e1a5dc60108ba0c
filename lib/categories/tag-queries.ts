import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { countTaggedUpTo, selectTagged } from '@/lib/articles/tagged-queries'
import { db } from '@/lib/core/db'
import { countingBound, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { TOPICS_OF_TAG } from '@/lib/forum/limits'
import { selectTopicRows } from '@/lib/forum/queries'
import { findTag, hasCategoryAsHome } from '@/lib/taxonomy/tag-queries'
import { CATEGORY_TEXTS_PER_PAGE, type TagListState } from './list-state'

/** A tag counts no further than this, so that a common one costs no more than a rare one. */
const MOST_TEXTS = countingBound(CATEGORY_TEXTS_PER_PAGE)

/** One page of the articles and reviews under a tag with its youngest topics, or null when there is no such tag or page. */
export async function listTagTexts({ tag, sort, page }: TagListState) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.articles, tags.reviews, tags.topics, tags.commentCounts)
  const found = await findTag(tag)
  if (!found) return null
  const [total, texts, topics] = await Promise.all([
    countTaggedUpTo(found.id, MOST_TEXTS),
    selectTagged(found.id, sort, CATEGORY_TEXTS_PER_PAGE, (page - 1) * CATEGORY_TEXTS_PER_PAGE),
    selectTopicRows({ tagId: found.id }, TOPICS_OF_TAG),
  ])
  const pages = pageCount(total, CATEGORY_TEXTS_PER_PAGE)
  if (page > pages || total + topics.length === 0) return null
  return {
    name: found.name,
    texts,
    topics,
    total,
    more: total >= MOST_TEXTS,
    pages,
    hasCategoryAsHome: await hasCategoryAsHome(found.id),
  }
}

/** Tags of the newest texts, to prerender at build time. */
export async function listTagSlugs(most: number) {
  const rows = await db.$queryRaw<{ slug: string }[]>`
    select distinct t.slug from (
      select tag_id from article_tags where published_at is not null order by published_at desc limit ${most}
    ) newest join tags t on t.id = newest.tag_id`
  return rows.map(({ slug }) => slug)
}
