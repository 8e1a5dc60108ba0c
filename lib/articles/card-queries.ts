import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { toPicture } from '@/lib/media/picture'
import type { Byline, CategoryLabel } from './article-card'

export type TextKind = 'article' | 'review'

/** Orders that an index serves (prisma/migrations, articles_public_* and articles_category_*). */
export type TextOrder = 'recent' | 'oldest' | 'popular' | 'highest'

/** `categories` are ids; absent means all. */
export type CardScope = { kind: TextKind; order: TextOrder; categories?: string[]; search?: Prisma.Sql }

const ORDER: Record<TextOrder, Prisma.Sql> = {
  recent: Prisma.sql`a.published_at desc, a.id desc`,
  oldest: Prisma.sql`a.published_at asc, a.id asc`,
  popular: Prisma.sql`a.comment_count desc, a.published_at desc, a.id desc`,
  highest: Prisma.sql`a.rating_tenths desc, a.published_at desc, a.id desc`,
}

type CardRow = {
  slug: string
  title: string
  excerpt: string | null
  published_at: Date
  read_minutes: number
  comment_count: number
  rating_tenths: number | null
  tag_names: string[]
  username: string
  full_name: string | null
  avatar: string | null
  category_slug: string
  category_name: string
  picture_key: string | null
  width: number | null
  height: number | null
  alt: string | null
}

/** One category is asked for as one, since only then the index of a category gives its rows in order. */
function inCategories(ids: string[] | undefined): Prisma.Sql {
  if (!ids) return Prisma.empty
  const [only, ...more] = ids
  return only && !more.length
    ? Prisma.sql`and a.category = ${only}::uuid`
    : Prisma.sql`and a.category = any(${ids}::uuid[])`
}

const isPublic = ({ kind, categories, search }: CardScope) => Prisma.sql`
  a.kind = ${kind}::article_kind and a.status = 'published' and a.deleted_at is null
  ${inCategories(categories)}
  ${search ? Prisma.sql`and ${search}` : Prisma.empty}`

/**
 * One page of cards in one statement: the index gives the ids of the page, and only those rows are joined, so that a
 * page costs the same in a long list as in a short one.
 */
export async function selectCards(scope: CardScope, limit: number, offset: number) {
  const rows = await db.$queryRaw<CardRow[]>`
    select a.slug, a.title, a.excerpt, a.published_at, a.read_minutes, a.comment_count, a.rating_tenths, a.tag_names,
      p.username::text, p.full_name, p.avatar, c.slug as category_slug, c.name as category_name,
      m.key as picture_key, m.width, m.height, m.alt
    from (select a.id from articles a where ${isPublic(scope)} order by ${ORDER[scope.order]} limit ${limit} offset ${offset}) page
    join articles a using (id)
    join profiles p on p.id = a.author_id
    join categories c on c.id = a.category
    left join media m on m.id = a.picture_id
    order by ${ORDER[scope.order]}`
  return rows.map(toCard)
}

/** How many texts a search finds, counted no further than `most`. */
export async function countUpTo(scope: CardScope, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 from articles a where ${isPublic(scope)} limit ${most}) found`
  return row?.count ?? 0
}

/** A row of `selectCards` as lists show it: times as ISO 8601, the rating of 0 to 5. */
export function toCard(row: CardRow) {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt ?? '',
    category: { slug: row.category_slug, name: row.category_name } satisfies CategoryLabel,
    tags: row.tag_names,
    publishedAt: row.published_at.toISOString(),
    readMinutes: row.read_minutes,
    commentCount: row.comment_count,
    rating: (row.rating_tenths ?? 0) / 10,
    author: { username: row.username, name: row.full_name ?? row.username, avatar: row.avatar } satisfies Byline,
    picture: toPicture(row.picture_key, row.width, row.height, row.alt),
  }
}
