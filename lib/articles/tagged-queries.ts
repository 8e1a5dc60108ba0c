import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { selectCards, type TextKind } from './card-queries'
import type { TextCard } from './text-card'

const ORDER = {
  latest: Prisma.sql`t.published_at desc, t.article_id desc`,
  oldest: Prisma.sql`t.published_at asc, t.article_id asc`,
} as const

/** Public texts of both kinds under a tag; `article_tags_public` serves the order. */
export async function selectTagged(
  tagId: string,
  order: keyof typeof ORDER,
  limit: number,
  offset: number,
): Promise<TextCard[]> {
  const rows = await db.$queryRaw<{ id: string; kind: TextKind; slug: string }[]>`
    select a.id, a.kind::text as kind, a.slug
    from (
      select t.article_id, t.published_at from article_tags t
      where t.tag_id = ${tagId}::uuid and t.published_at is not null
      order by ${ORDER[order]} limit ${limit} offset ${offset}
    ) t join articles a on a.id = t.article_id
    order by ${ORDER[order]}`
  return toCards(rows)
}

/** Narrows a `CardScope` to texts with a tag. */
export const hasTag = (tagId: string) =>
  Prisma.sql`exists (select from article_tags t where t.article_id = a.id and t.tag_id = ${tagId}::uuid)`

/** How many public texts have the tag, counted no further than `most`. */
export async function countTaggedUpTo(tagId: string, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select 1 from article_tags where tag_id = ${tagId}::uuid and published_at is not null limit ${most}
    ) found`
  return row?.count ?? 0
}

/** The cards of the given rows, in their order. */
async function toCards(rows: { id: string; kind: TextKind; slug: string }[]): Promise<TextCard[]> {
  const ofKind = async (kind: TextKind) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    if (!ids.length) return []
    const scope = { kind, order: 'recent', search: Prisma.sql`a.id = any(${ids}::uuid[])` } as const
    const found = await selectCards(scope, ids.length, 0)
    return found.map(
      ({ rating, ...card }): TextCard => (kind === 'review' ? { ...card, kind, rating } : { ...card, kind }),
    )
  }
  const cards = (await Promise.all([ofKind('article'), ofKind('review')])).flat()
  const bySlug = new Map(cards.map((card) => [card.slug, card]))
  return rows.flatMap(({ slug }) => bySlug.get(slug) ?? [])
}
