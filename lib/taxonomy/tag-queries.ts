import 'server-only'
import { db } from '@/lib/core/db'
import { FEWEST_INDEXED } from '@/lib/core/page-metadata'
import { isSlug } from '@/lib/core/slug'
import { Prisma } from '@/lib/generated/prisma/client'

export type TagLabel = { slug: string; name: string }

/** The tag of an address, or null, also for what can be no slug. */
export const findTag = async (slug: string) =>
  isSlug(slug) ? db.tag.findUnique({ where: { slug }, select: { id: true, slug: true, name: true } }) : null

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

/** The same for one tag. */
export async function hasCategoryAsHome(tagId: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ home: boolean }[]>`
    select ${HAS_CATEGORY_AS_HOME} as home from tags t where t.id = ${tagId}::uuid`
  return row?.home ?? false
}
