import 'server-only'
import { db } from '@/lib/core/db'
import { FEWEST_INDEXED } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import { TOPICS_OF_TAG } from '@/lib/forum/limits'
import { canonicalForumList } from '@/lib/forum/list-state'
import { canonicalNewsList } from '@/lib/news/list-state'
import { HAS_CATEGORY_AS_HOME } from '@/lib/taxonomy/tag-queries'
import type { SitemapEntry } from './sitemap'

/** Which addresses of a kind one file holds. */
export type Part = { skip: number; take: number }

/** A page in a sitemap, by its path, with when it last changed where that is known. */
export const entry = (path: string, changed?: Date | null): SitemapEntry => ({
  url: toAbsolute(path),
  changedAt: changed?.toISOString(),
})

/** Categories of reviews, of articles, of the forum and of the news, and sources of news, each with enough in it to be found. */
export const listCategoryEntries = async (): Promise<SitemapEntry[]> => [
  ...(await reviewCategories()),
  ...(await articleCategories()),
  ...(await forumCategories()),
  ...(await newsLists()),
]

/**
 * A tag is found by its texts, unless a category is called like it; its page changes with the discussions below them too, of
 * which it shows the youngest.
 */
export async function listTagEntries({ skip, take }: Part): Promise<SitemapEntry[]> {
  const rows = await db.$queryRaw<{ slug: string; changed: Date }[]>`
    select found.slug, greatest(found.changed, topics.changed) as changed
    from (
      select t.id, t.slug, max(a.updated_at) as changed
      from tags t join article_tags at on at.tag_id = t.id join articles a on a.id = at.article_id
      where a.status = 'published' and a.deleted_at is null
      group by t.id having count(*) >= ${FEWEST_INDEXED} and not ${HAS_CATEGORY_AS_HOME} order by t.slug limit ${take} offset ${skip}
    ) found
    left join lateral (
      select max(greatest(shown.last_activity_at, shown.edited_at)) as changed
      from (
        select topics.last_activity_at, topics.edited_at
        from topic_tags join topics on topics.id = topic_tags.topic_id
        where topic_tags.tag_id = found.id and topics.deleted_at is null and topics.hidden_at is null
        order by topics.created_at desc, topics.id desc limit ${TOPICS_OF_TAG}
      ) shown
    ) topics on true
    order by found.slug`
  return rows.map(({ slug, changed }) => entry(routes.tag(slug), changed))
}

async function reviewCategories() {
  const rows = await db.$queryRaw<{ slug: string; changed: Date }[]>`
    select c.slug, max(a.updated_at) as changed from categories c join articles a on a.category = c.id
    where c.kind = 'review' and a.kind = 'review' and a.status = 'published' and a.deleted_at is null
    group by c.id having count(*) >= ${FEWEST_INDEXED} order by c.position`
  return rows.map(({ slug, changed }) => entry(routes.reviewCategory(slug), changed))
}

/** Categories of articles of both levels, each with what is filed at it or below. */
async function articleCategories() {
  const rows = await db.$queryRaw<{ slug: string; parent: string | null; changed: Date }[]>`
    select c.slug, p.slug as parent, max(a.updated_at) as changed
    from categories c left join categories p on p.id = c.parent_id
    join categories below on below.id = c.id or below.parent_id = c.id
    join articles a on a.category = below.id
    where c.kind = 'article' and a.kind = 'article' and a.status = 'published' and a.deleted_at is null
    group by c.id, p.slug having count(*) >= ${FEWEST_INDEXED} order by c.position`
  return rows.map(({ slug, parent, changed }) =>
    entry(parent ? routes.subcategory(parent, slug) : routes.category(slug), changed),
  )
}

async function forumCategories() {
  const rows = await db.$queryRaw<{ slug: string; changed: Date }[]>`
    select c.slug, max(greatest(t.last_activity_at, t.edited_at)) as changed
    from categories c join topics t on t.category = c.id
    where c.kind = 'topic' and t.deleted_at is null and t.hidden_at is null
    group by c.id having count(*) >= ${FEWEST_INDEXED} order by c.position`
  return rows.map(({ slug, changed }) =>
    entry(canonicalForumList({ tab: 'all', category: slug, sort: 'recent', page: 1 }), changed),
  )
}

/** What the news are narrowed to by one of their two filters. */
async function newsLists() {
  const rows = await db.$queryRaw<{ source: string | null; category: string | null; changed: Date }[]>`
    select s.slug as source, c.slug as category, max(n.published_at) as changed
    from news_items n join news_sources s on s.id = n.source_id join categories c on c.id = n.category
    where n.hidden_at is null
    group by grouping sets ((s.slug), (c.slug)) having count(*) >= ${FEWEST_INDEXED} order by 1, 2`
  return rows.map(({ changed, ...filter }) => entry(canonicalNewsList({ ...filter, sort: 'newest', page: 1 }), changed))
}
