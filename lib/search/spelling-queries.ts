import 'server-only'
import { db } from '@/lib/core/db'
import { SEARCH_KINDS } from './kinds'
import { nearestWord, respell, spelledWords } from './spelling'

/** A word that so few things hold, also as the beginning of one, may be a slip that others made as well. */
const FEW = 2
const CANDIDATES = 30

const KINDS = SEARCH_KINDS.map(({ kind }) => kind)

/** The query as it was probably meant: words that hardly anything holds become the nearest of a title or name. Or null. */
export async function findSpelling(q: string): Promise<string | null> {
  const words = spelledWords(q)
  if (words.length === 0) return null
  const rows = await db.$queryRaw<{ word: string; alike: string[] }[]>`
    select word, array(select search_alike(word, ${CANDIDATES}::int)) as alike from unnest(${words}::text[]) as word
    where (
      select count(*) from (
        select 1 from unnest(${KINDS}::search_kind[]) as k(kind), lateral search_newest(k.kind, search_query_begun(word, array[word]), ${FEW + 1}::int) limit ${FEW + 1}::int
      ) held
    ) <= ${FEW}`
  const meant = new Map(
    rows.flatMap(({ word, alike }) => {
      const nearest = nearestWord(word, alike)
      return nearest ? [[word, nearest] as const] : []
    }),
  )
  return meant.size > 0 ? respell(q, meant) : null
}
