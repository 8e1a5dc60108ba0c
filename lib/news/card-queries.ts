import 'server-only'
import { db } from '@/lib/core/db'
import { textMatch } from '@/lib/core/text-match'
import { Prisma } from '@/lib/generated/prisma/client'
import { toPicture } from '@/lib/media/picture'
import type { NewsSort } from './list-state'
import type { NewsCard } from './news-card'

/** Ids; absent means all. `q` is free text. */
export type NewsScope = { sourceId?: string; categoryId?: string; q?: string }

/** Orders that an index serves (prisma/migrations, news_public_* and the like). */
export const ORDER: Record<NewsSort, Prisma.Sql> = {
  newest: Prisma.sql`n.published_at desc, n.id desc`,
  oldest: Prisma.sql`n.published_at asc, n.id asc`,
}

/** What a search of the news looks through. */
export const SEARCH_TEXT = Prisma.sql`news_search_text(n.title, n.description)`

type NewsRow = {
  id: string
  slug: string
  title: string
  description: string
  link: string
  author: string | null
  published_at: Date
  source_slug: string
  source_name: string
  category_slug: string
  category_name: string
  picture_key: string | null
  width: number | null
  height: number | null
  alt: string | null
}

const isShown = ({ sourceId, categoryId, q }: NewsScope) => Prisma.sql`
  n.hidden_at is null
  ${sourceId ? Prisma.sql`and n.source_id = ${sourceId}::uuid` : Prisma.empty}
  ${categoryId ? Prisma.sql`and n.category = ${categoryId}::uuid` : Prisma.empty}
  ${q ? Prisma.sql`and ${textMatch(SEARCH_TEXT, q)}` : Prisma.empty}`

/** One page of cards in one statement: the index gives the ids of the page, and only those rows are joined. */
export async function selectNews(scope: NewsScope, sort: NewsSort, limit: number, offset: number): Promise<NewsCard[]> {
  const rows = await db.$queryRaw<NewsRow[]>`
    select n.id, n.slug, n.title, n.description, n.link, n.author, n.published_at,
      s.slug as source_slug, s.name as source_name, c.slug as category_slug, c.name as category_name,
      m.key as picture_key, m.width, m.height, m.alt
    from (select n.id from news_items n where ${isShown(scope)} order by ${ORDER[sort]} limit ${limit} offset ${offset}) page
    join news_items n using (id)
    join news_sources s on s.id = n.source_id
    join categories c on c.id = n.category
    left join media m on m.id = n.picture_id
    order by ${ORDER[sort]}`
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    link: row.link,
    author: row.author,
    publishedAt: row.published_at.toISOString(),
    source: { slug: row.source_slug, name: row.source_name },
    category: { slug: row.category_slug, name: row.category_name },
    picture: toPicture(row.picture_key, row.width, row.height, row.alt),
  }))
}

/** How many items a search finds, counted no further than `most`. */
export async function countNewsUpTo(scope: NewsScope, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 from news_items n where ${isShown(scope)} limit ${most}) found`
  return row?.count ?? 0
}
