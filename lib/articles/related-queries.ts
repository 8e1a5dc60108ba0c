import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { selectCards, type TextKind } from './card-queries'

/** Texts shown under another one (specification, section 2, Article page). */
const RELATED = 3

/**
 * What is compared, since a tag may have any number of texts: of each tag the newest of the kind, looked for among so many of
 * both kinds, and the newest of the kind whatever their tags, for a tag that is full of the other one.
 */
const PER_TAG = 60
const LOOKED_AT = 2000
const NEWEST = 200

/**
 * Texts of the same kind that share most tags, then those of the category, then those filed beside it, the newest first.
 * Where there are too few of them, the newest of all make up the number.
 */
export async function listRelated(kind: TextKind, articleId: string, categoryId: string) {
  const rows = await db.$queryRaw<{ id: string; slug: string }[]>`
    with mine as (
      select tag_id from article_tags where article_id = ${articleId}::uuid
    ), tagged as (
      select n.article_id from mine, lateral (
        select t.article_id from (
          select article_id, published_at from article_tags
          where tag_id = mine.tag_id and published_at is not null
          order by published_at desc, article_id desc limit ${LOOKED_AT}
        ) t join articles a on a.id = t.article_id and a.kind = ${kind}::article_kind
        order by t.published_at desc, t.article_id desc limit ${PER_TAG}
      ) n
    ), family as (
      select c.id from categories own join categories c
        on c.id in (own.id, own.parent_id) or c.parent_id in (own.id, own.parent_id)
      where own.id = ${categoryId}::uuid
    ), near as (
      select n.id from family, lateral (
        select a.id from articles a
        where a.kind = ${kind}::article_kind and a.category = family.id and a.status = 'published' and a.deleted_at is null
        order by a.published_at desc, a.id desc limit ${RELATED + 1}
      ) n
    ), newest as (
      select a.id from articles a
      where a.kind = ${kind}::article_kind and a.status = 'published' and a.deleted_at is null
      order by a.published_at desc, a.id desc limit ${NEWEST}
    ), compared as (
      select article_id from tagged union select id from near union select id from newest
    ), shared as (
      select article_id, count(*) as tags from compared join article_tags using (article_id) join mine using (tag_id)
      group by article_id
    )
    select a.id, a.slug from compared c join articles a on a.id = c.article_id left join shared s using (article_id)
    where a.id <> ${articleId}::uuid
    order by coalesce(s.tags, 0) desc, a.category = ${categoryId}::uuid desc,
      a.category in (select id from family) desc, a.published_at desc, a.id desc
    limit ${RELATED}`
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const cards = await selectCards({ kind, order: 'recent', search: Prisma.sql`a.id = any(${ids}::uuid[])` }, RELATED, 0)
  const bySlug = new Map(cards.map((card) => [card.slug, card]))
  // The page of a text is not made anew for every comment on its neighbours, so it does not count them.
  return rows.flatMap(({ slug }) => {
    const card = bySlug.get(slug)
    return card ? [{ ...card, commentCount: 0 }] : []
  })
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
