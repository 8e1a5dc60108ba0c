import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { selectCards, type TextKind } from './card-queries'

/** Texts shown under another one (specification, section 2, Article page). */
const RELATED = 3

/**
 * Texts of the same kind that share most tags, then the category, then what is filed beside it, newest first. Where there
 * are too few of them, the newest of all make up the number.
 */
export async function listRelated(kind: TextKind, articleId: string, categoryId: string) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    with shared as (
      select other.article_id, count(*) as tags
      from article_tags mine join article_tags other on other.tag_id = mine.tag_id and other.article_id <> mine.article_id
      where mine.article_id = ${articleId}::uuid
      group by other.article_id
      order by count(*) desc limit 200
    ), family as (
      select c.id from categories own join categories c
        on c.id in (own.id, own.parent_id) or c.parent_id in (own.id, own.parent_id)
      where own.id = ${categoryId}::uuid
    ), near as (
      select n.id from family, lateral (
        select a.id from articles a
        where a.kind = ${kind}::article_kind and a.category = family.id and a.status = 'published' and a.deleted_at is null
        order by a.published_at desc limit 20
      ) n
    ), newest as (
      select a.id from articles a
      where a.kind = ${kind}::article_kind and a.status = 'published' and a.deleted_at is null
      order by a.published_at desc limit ${RELATED + 1}
    )
    select a.id from articles a left join shared s on s.article_id = a.id
    where a.id in (select article_id from shared union select id from near union select id from newest)
      and a.id <> ${articleId}::uuid
      and a.kind = ${kind}::article_kind and a.status = 'published' and a.deleted_at is null
    order by (
      coalesce(s.tags, 0)
      + case when a.category = ${categoryId}::uuid then 1.5 when a.category in (select id from family) then 0.5 else 0 end
    ) desc, a.published_at desc
    limit ${RELATED}`
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const cards = await selectCards({ kind, order: 'recent', search: Prisma.sql`a.id = any(${ids}::uuid[])` }, RELATED, 0)
  // The page of a text is not made anew for every comment on its neighbours, so it does not count them.
  return cards.map((card) => ({ ...card, commentCount: 0 }))
}

/** The texts just before and just after in the order of the lists, which tells those of one moment apart; null at the ends. */
export async function findNeighbours(kind: TextKind, { id, publishedAt }: { id: string; publishedAt: string }) {
  const place = Prisma.sql`(${new Date(publishedAt)}::timestamptz, ${id}::uuid)`
  const [previous, next] = await Promise.all([
    findNearest(kind, Prisma.sql`(published_at, id) < ${place}`, Prisma.sql`published_at desc, id desc`),
    findNearest(kind, Prisma.sql`(published_at, id) > ${place}`, Prisma.sql`published_at, id`),
  ])
  return { previous, next }
}

async function findNearest(kind: TextKind, side: Prisma.Sql, order: Prisma.Sql) {
  const [text] = await db.$queryRaw<{ slug: string; title: string }[]>`
    select slug, title from articles
    where kind = ${kind}::article_kind and status = 'published' and deleted_at is null and ${side}
    order by ${order} limit 1`
  return text ?? null
}
