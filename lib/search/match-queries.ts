import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { SEARCH_KINDS, type SearchKind } from './kinds'
import { MOST_COUNTED, RESULTS_PER_PAGE, type SearchState } from './list-state'
import { type Reading, toQuery } from './reading'
import { periodStart, toSigns } from './signs'

/** Ids of one page in their order, and how many of each kind match, counted no further than `MOST_COUNTED`. */
export type Matches = { ids: string[]; counts: Partial<Record<SearchKind, number>>; reading: Reading }

/** Most matches of a kind whose titles hold the words; those that hold them in order are looked up one by one. */
const MOST_TITLES = 100
const MOST_PHRASES = 300

/** How many of the newest matches of a kind are weighed against each other; the rest follows by date. */
const WEIGHED = 60
const WEIGHED_ALONE = 250

/** What a word is worth in discussion, body, labels and title, and what a match of a kind is worth. */
const WEIGHTS = '{0.1, 0.25, 0.6, 1}'
const KIND_WORTH = Prisma.sql`case r.kind when 'person' then 1.3 when 'review' then 1.2 when 'product' then 1.1 when 'news' then 0.8 when 'topic' then 0.7 else 1 end`
/** What is named so, by its title or a label, is about it; the title of a topic is somebody's question. */
const NAMED = Prisma.sql`case when r.kind <> 'topic' and d.vector @@ asked.named then 2 else 1 end`

/** Half of a match's worth is its freshness, which halves in two years; likes and answers add a little. */
const FRESHNESS = Prisma.sql`(0.5 + 0.5 * exp(-extract(epoch from now() - r.published_at) / 86400 / 1050))`
const LIVELINESS = Prisma.sql`(1 + ln(1 + greatest(0, coalesce(
  case when r.kind in ('article', 'review') then (select a.like_count + a.comment_count from articles a where a.id = r.id)
    when r.kind = 'topic' then (select t.like_count + t.reply_count from topics t where t.id = r.id) end, 0))) / 20)`

const KINDS = SEARCH_KINDS.map(({ kind }) => kind)

/**
 * Finds by words; what holds them as they stand comes before what holds words that only begin so. Cost hardly grows with
 * the site: `search_newest` gives no more than some thousand candidates, and only a part of them is weighed
 * (docs/decisions/0012-search-index.md).
 */
export async function findMatches(state: SearchState, reading: Reading = 'words'): Promise<Matches> {
  const { q, kind, date, sort, page } = state
  const now = new Date()
  const signs = toSigns(state, now)
  const narrowed = signs ? Prisma.sql`&& ${signs}::tsquery` : Prisma.empty
  const since = periodStart(date, now)
  const order =
    sort === 'newest'
      ? Prisma.sql`s.published_at desc, s.id`
      : Prisma.sql`s.exact desc, s.score desc nulls last, s.published_at desc, s.id`
  // Words are read as beginnings where what holds them as they stand fills no page.
  const exact =
    reading === 'begun'
      ? Prisma.sql`union all select n.*, false, true from search_newest(k.kind, search_loose(${toQuery(q, 'words')}) ${narrowed}, ${RESULTS_PER_PAGE}::int) n`
      : Prisma.empty
  const [found] = await db.$queryRaw<[{ counts: Matches['counts'] | null; ids: string[] }]>`
    with asked as materialized (
      select q as strict, search_loose(q) as loose, search_named(search_loose(q)) as named, q::text ~ '<(-|\\d+)>' as phrased
      from (select ${toQuery(q, reading)} as q) parsed
    ), found as materialized (
      select k.kind, f.id, f.published_at, bool_or(f.titled) as titled, bool_or(f.exact) as exact
      from asked, unnest(${KINDS}::search_kind[]) as k(kind), lateral (
        select n.*, true as titled, false as exact from search_newest(k.kind, search_titled(loose) ${narrowed}, ${MOST_TITLES}::int) n
        union all
        select n.*, false, false from search_newest(k.kind, loose ${narrowed}, case when phrased then ${MOST_PHRASES}::int else ${MOST_COUNTED}::int end) n
        ${exact}
      ) f
      where numnode(strict) > 0
        ${since ? Prisma.sql`and f.published_at >= ${since}` : Prisma.empty}
        and (not phrased or (select d.vector @@ strict from search_documents d where d.id = f.id))
      group by 1, 2, 3
    ), ranked as (
      select f.*, row_number() over (partition by f.kind order by f.exact desc, f.titled desc, f.published_at desc) as number
      from found f ${kind ? Prisma.sql`where f.kind = ${kind}::search_kind` : Prisma.empty}
    ), scored as (
      select r.id, r.published_at, r.exact, case when r.number <= ${kind ? WEIGHED_ALONE : WEIGHED} then
        (select ts_rank(${WEIGHTS}::float4[], d.vector, asked.loose, 1) * ${NAMED} from search_documents d where d.id = r.id)
        * ${KIND_WORTH} * ${FRESHNESS} * ${LIVELINESS} end as score
      from ranked r, asked
    )
    select
      (select jsonb_object_agg(c.kind, c.count) from (select f.kind, least(count(*), ${MOST_COUNTED}::int) as count from found f group by 1) c) as counts,
      array(select s.id::text from scored s order by ${order} limit ${RESULTS_PER_PAGE}::int offset ${(page - 1) * RESULTS_PER_PAGE}::int) as ids`
  return { counts: found.counts ?? {}, ids: found.ids, reading }
}
