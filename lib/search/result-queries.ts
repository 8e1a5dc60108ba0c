import 'server-only'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { Prisma } from '@/lib/generated/prisma/client'
import { toPicture } from '@/lib/media/picture'
import type { SearchKind } from './kinds'
import { type Reading, toQuery } from './reading'
import { HIT, type SearchResult, toPieces, toSnippet } from './result'

type Row = {
  id: string
  kind: SearchKind
  title: string
  snippet: string
  /** What is shown where the words stand in the title or a label alone. */
  opening: string
  slug: string | null
  number: number | null
  link: string | null
  author: string | null
  published_at: Date
  rating_tenths: number | null
  read_minutes: number | null
  reply_count: number | null
  category_slug: string | null
  category_name: string | null
  picture_key: string | null
  width: number | null
  height: number | null
  alt: string | null
  username: string | null
  avatar: string | null
}

/** How much of a text is looked through for a snippet, in characters. */
const LOOKED_THROUGH = 12_000

const MARKS = `StartSel=${HIT.start}, StopSel=${HIT.stop}`
const TITLE = `${MARKS}, HighlightAll=true`
const SNIPPET = `${MARKS}, MaxFragments=2, MinWords=10, MaxWords=22, FragmentDelimiter=" … "`

/** Stands around a slash that search_apart takes words apart at, while they are marked: Postgres would mark all of them or none. */
const APART = '\uE002'

/** A text without spaces is shown from some characters before the query on; so is one for signs, which the database marks not. */
const AROUND = 60
const SHOWN = 400

/** What is shown of these documents, in the order of `ids`; the words of `query` are marked as they were read. */
export async function selectResults(ids: readonly string[], query: string, reading: Reading): Promise<SearchResult[]> {
  if (ids.length === 0) return []
  // Once for all of them: the query is put together from what the documents hold.
  const rows = await db.$queryRaw<Row[]>`
    with asked as materialized (select search_marking(${toQuery(query, reading)}, ${ids}::uuid[]) as q)
    select d.id::text, d.kind::text, d.published_at,
      ${markedIn(Prisma.sql`d.title`, TITLE)} as title,
      ${markedIn(Prisma.sql`left(d.body, ${LOOKED_THROUGH}::int) || case when d.discussion <> '' then ' … ' || d.discussion else '' end`, SNIPPET)} as snippet,
      case when ${query} ~ search_unspaced() then substr(d.body, greatest(1, strpos(lower(d.body), lower(${query})) - ${AROUND}::int), ${SHOWN}::int)
        when search_signed(${query}) <> ${query} and strpos(lower(d.body), lower(${query})) > ${AROUND}::int
          then '… ' || regexp_replace(substr(d.body, strpos(lower(d.body), lower(${query})) - ${AROUND}::int, ${SHOWN}::int), '^\\S*\\s+', '')
        else left(d.body, ${SHOWN}::int) end as opening,
      coalesce(a.slug, t.slug, o.slug) as slug, t.number, n.link,
      coalesce(writer.full_name, writer.username::text, s.name, o.brand) as author,
      coalesce(a.rating_tenths, o.rating_tenths) as rating_tenths, a.read_minutes, t.reply_count,
      c.slug as category_slug, c.name as category_name,
      m.key as picture_key, m.width, m.height, m.alt, person.username::text, person.avatar
    from asked,
      unnest(${ids}::uuid[]) with ordinality as wanted(id, number)
      join search_documents d using (id)
      left join articles a on d.kind in ('article', 'review') and a.id = d.id
      left join topics t on d.kind = 'topic' and t.id = d.id
      left join news_items n on d.kind = 'news' and n.id = d.id
      left join news_sources s on s.id = n.source_id
      left join products o on d.kind = 'product' and o.id = d.id
      left join profiles person on d.kind = 'person' and person.id = d.id
      left join profiles writer on writer.id = coalesce(a.author_id, case when t.withdrawn_at is null then t.author_id end)
      left join categories c on c.id = coalesce(a.category, t.category, n.category, o.category)
      left join media m on m.id = coalesce(a.picture_id, n.picture_id, o.picture_id)
    order by wanted.number`
  return rows.flatMap((row) => toResult(row, query))
}

const markedIn = (text: Prisma.Sql, options: string) =>
  Prisma.sql`replace(ts_headline('site_text', search_apart(${text}, ${`${APART}/${APART}`}), asked.q, ${options}), ${APART}, '')`

function toResult(row: Row, query: string): SearchResult[] {
  const href = toAddress(row)
  if (!href) return []
  return [
    {
      id: row.id,
      kind: row.kind,
      href,
      title: toPieces(row.title, query),
      snippet: toSnippet(row.snippet, row.opening, query),
      category: row.category_slug && row.category_name ? { slug: row.category_slug, name: row.category_name } : null,
      by: row.author ?? '',
      publishedAt: row.kind === 'product' || row.kind === 'person' ? null : row.published_at.toISOString(),
      rating: row.rating_tenths === null ? null : row.rating_tenths / 10,
      readMinutes: row.read_minutes,
      replyCount: row.reply_count,
      picture: toPicture(row.picture_key, row.width, row.height, row.alt),
      username: row.username,
      avatar: row.avatar,
    },
  ]
}

type Place = Pick<Row, 'kind' | 'slug' | 'number' | 'link' | 'username'>

/** Where a thing stands; null when it has just gone. */
export function toAddress({ kind, slug, number, link, username }: Place): string | null {
  if (kind === 'news') return link
  if (kind === 'person') return username && routes.person(username)
  if (!slug) return null
  if (kind === 'topic') return number ? routes.topic(number, slug) : null
  if (kind === 'product') return routes.product(slug)
  return routes.text(kind, slug)
}

/** What `toAddress` needs, of a document `d`. */
export const PLACE = Prisma.sql`d.kind::text,
  case d.kind when 'topic' then (select t.slug from topics t where t.id = d.id)
    when 'product' then (select o.slug from products o where o.id = d.id)
    else (select a.slug from articles a where a.id = d.id) end as slug,
  (select t.number from topics t where t.id = d.id) as number,
  (select n.link from news_items n where n.id = d.id) as link,
  (select p.username::text from profiles p where p.id = d.id) as username`
