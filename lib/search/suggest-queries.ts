import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { SEARCH_KINDS, type SearchKind } from './kinds'
import { asksForNothing } from './list-state'
import { PLACE, toAddress } from './result-queries'

/** A thing whose title begins to hold what somebody is typing. */
export type Suggestion = { kind: SearchKind; title: string; href: string }

/** Lines below the field of a search. */
export const MOST_SUGGESTIONS = 8
/** Kinds share the places: a kind takes more than this only where others leave some. */
const FAIR_SHARE = 3

const KINDS = SEARCH_KINDS.map(({ kind }) => kind)

/**
 * At most eight titles that hold the typed words, the last of which may go on, in the order of kinds. Where no title does, those of
 * what holds the words elsewhere. A phrase is left to the search, which looks for it in the texts.
 */
export async function suggest(q: string): Promise<Suggestion[]> {
  if (!q || asksForNothing(q)) return []
  const named = await suggestBy(Prisma.sql`search_begun(${q})`)
  return named.length > 0 || q.includes('"') ? named : suggestBy(Prisma.sql`search_loose(search_query(${q}))`)
}

async function suggestBy(words: Prisma.Sql): Promise<Suggestion[]> {
  const rows = await db.$queryRaw<(Parameters<typeof toAddress>[0] & { title: string })[]>`
    with asked as materialized (select ${words} as words)
    select d.title, ${PLACE} from (
      select found.* from (
        select k.kind, f.id, f.published_at, row_number() over (partition by k.kind order by f.published_at desc) as number
        from asked, unnest(${KINDS}::search_kind[]) as k(kind),
          lateral search_newest(k.kind, asked.words, ${MOST_SUGGESTIONS}::int) f
        where numnode(asked.words) > 0
      ) found
      order by (found.number > ${FAIR_SHARE}::int), found.number, found.kind limit ${MOST_SUGGESTIONS}::int
    ) chosen join search_documents d using (id)
    order by chosen.kind, chosen.published_at desc`
  return rows.flatMap((row) => {
    const href = toAddress(row)
    return href ? [{ kind: row.kind, title: row.title, href }] : []
  })
}
