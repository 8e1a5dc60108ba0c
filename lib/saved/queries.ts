import 'server-only'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import { escapeLike } from '@/lib/core/search-text'
import type { Member } from '@/lib/core/viewer'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Picture, toPicture } from '@/lib/media/picture'
import { SAVED_PER_PAGE, type SavedFilter, type SavedListState } from './list-state'
import type { SavedKind, SavedListName } from './schema'

/** Something a member saved. `target` is null for what can no longer be read. Times are ISO 8601. */
export type SavedItem = {
  id: string
  /** What names it to `unsaveItem`. */
  of: { kind: SavedKind; id: string }
  kind: SavedFilter
  list: SavedListName
  labels: string[]
  savedAt: string
  target: { title: string; about: string; slug: string; number: number; link: string; picture: Picture | null } | null
}

type SavedRow = {
  id: string
  list: SavedListName
  labels: string[]
  created_at: Date
  of_kind: SavedKind
  of_id: string
  kind: SavedFilter
  is_there: boolean
  title: string
  about: string | null
  slug: string
  number: number | null
  link: string | null
  picture_key: string | null
  width: number | null
  height: number | null
  alt: string | null
}

/** Everything of a member, each joined with what it is about. `kind` tells reviews from articles. */
const savedRows = (member: Member) => Prisma.sql`
  (select s.id, s.list, coalesce(s.labels, '{}') as labels, s.created_at,
    case when s.article_id is not null then 'article' when s.news_item_id is not null then 'news' else 'topic' end as of_kind,
    coalesce(s.article_id, s.news_item_id, s.topic_id) as of_id,
    coalesce(a.kind::text, case when n.id is not null then 'news' else 'topic' end) as kind,
    case when a.id is not null then a.status = 'published' and a.deleted_at is null
      when n.id is not null then n.hidden_at is null else t.deleted_at is null and t.hidden_at is null end as is_there,
    coalesce(a.title, n.title, t.title) as title, coalesce(c.name, source.name, board.name) as about,
    coalesce(a.slug, n.slug, t.slug) as slug, t.number, n.link, coalesce(a.picture_id, n.picture_id) as picture_id
  from saved_items s
    left join articles a on a.id = s.article_id left join categories c on c.id = a.category
    left join news_items n on n.id = s.news_item_id left join news_sources source on source.id = n.source_id
    left join topics t on t.id = s.topic_id left join categories board on board.id = t.category
  where s.user_id = ${member.id}::uuid)`

const isWanted = ({ list, kind, label, q }: SavedListState) => Prisma.sql`
  list = ${list}::saved_list
  ${kind ? Prisma.sql`and kind = ${kind}` : Prisma.empty}
  ${label ? Prisma.sql`and exists (select from unnest(labels) one where lower(one) = lower(${label}))` : Prisma.empty}
  ${q ? Prisma.sql`and is_there and title ilike ${`%${escapeLike(q)}%`}` : Prisma.empty}`

const ORDER: Record<SavedListState['sort'], Prisma.Sql> = {
  newest: Prisma.sql`s.created_at desc, s.id desc`,
  oldest: Prisma.sql`s.created_at asc, s.id asc`,
  title: Prisma.sql`s.is_there desc, lower(s.title), s.id`,
}

/** One page of what a member saved; a page past the end is the last one. */
export async function listSaved(member: Member, asked: SavedListState) {
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from ${savedRows(member)} s where ${isWanted(asked)}`
  const total = found?.count ?? 0
  const pages = pageCount(total, SAVED_PER_PAGE)
  const page = Math.min(asked.page, pages)
  const rows = await db.$queryRaw<SavedRow[]>`
    select s.*, m.key as picture_key, m.width, m.height, m.alt
    from ${savedRows(member)} s left join media m on m.id = s.picture_id
    where ${isWanted(asked)} order by ${ORDER[asked.sort]}
    limit ${SAVED_PER_PAGE} offset ${(page - 1) * SAVED_PER_PAGE}`
  return { items: rows.map(toItem), total, pages, page }
}

/** How many a member has on each list, and the labels in use, in their order: one for all its cases, as the newest of them has it. */
export async function countSaved(member: Member) {
  const lists = await db.savedItem.groupBy({ by: ['list'], where: { userId: member.id }, _count: true })
  const labels = await db.$queryRaw<{ label: string }[]>`
    select (array_agg(label order by created_at desc, id desc))[1] as label from saved_items, unnest(labels) label
    where user_id = ${member.id}::uuid group by lower(label) order by lower(label) limit 200`
  const countOf = (name: SavedListName) => lists.find(({ list }) => list === name)?._count ?? 0
  return { later: countOf('later'), keep: countOf('keep'), labels: labels.map(({ label }) => label) }
}

/** A saved item for its policy; null when there is none. */
export const findSavedToGuard = (id: string) =>
  db.savedItem.findUnique({ where: { id }, select: { id: true, userId: true } })

const toItem = (row: SavedRow): SavedItem => ({
  id: row.id,
  of: { kind: row.of_kind, id: row.of_id },
  kind: row.kind,
  list: row.list,
  labels: row.labels,
  savedAt: row.created_at.toISOString(),
  target: row.is_there
    ? {
        title: row.title,
        about: row.about ?? '',
        slug: row.slug,
        number: row.number ?? 0,
        link: row.link ?? '',
        picture: toPicture(row.picture_key, row.width, row.height, row.alt),
      }
    : null,
})
