import 'server-only'
import { db } from '@/lib/core/db'
import { FEWEST_INDEXED } from '@/lib/core/page-metadata'
import { visiblePosts } from '@/lib/core/public-rows'
import { isSlug } from '@/lib/core/slug'
import { tags } from '@/lib/core/tags'
import { Prisma } from '@/lib/generated/prisma/client'

export type TagLabel = { slug: string; name: string }

/** Something with the tag is there for readers: before it comes out, what a draft is about is nobody's business. */
const IS_PUBLIC = {
  OR: [{ articles: { some: { publishedAt: { not: null } } } }, { topics: { some: { topic: visiblePosts } } }],
} satisfies Prisma.TagWhereInput

/** The cache tags of a read that asks `findTag`: whatever may make a tag public, or the last thing with it leave. */
export const TAG_KNOWN_BY = [tags.articles, tags.reviews, tags.topics] as const

/** The tag of an address that readers may know of, or null, also for what can be no slug. */
export const findTag = async (slug: string) =>
  isSlug(slug)
    ? db.tag.findUnique({ where: { slug, ...IS_PUBLIC }, select: { id: true, slug: true, name: true } })
    : null

/** What the categories of reviews and articles are called that are found themselves, each with what is filed below it. */
const NAMES_OF_CATEGORIES = Prisma.sql`
  select lower(name) from (
    select array[c.slug, c.name] || c.aliases as names
    from categories c
    join categories below on below.id = c.id or below.parent_id = c.id
    join list_counts n on n.category = below.id
    where c.kind in ('review', 'article')
    group by c.id having sum(n.count) >= ${FEWEST_INDEXED}
  ) found, unnest(found.names) as name`

/**
 * Whether such a category is called like the tag `t`. Of one topic one page is to be found (shared rules for search engines,
 * section 2), and that is the category's.
 */
export const HAS_CATEGORY_AS_HOME = Prisma.sql`(t.slug in (${NAMES_OF_CATEGORIES}) or lower(t.name) in (${NAMES_OF_CATEGORIES}))`

/** Whether such a category is called like one tag, by its id. */
export async function hasCategoryAsHome(tagId: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ home: boolean }[]>`
    select ${HAS_CATEGORY_AS_HOME} as home from tags t where t.id = ${tagId}::uuid`
  return row?.home ?? false
}
