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
  const meant = new Map<string, string>()
  for (const { word, alike } of rows) {
    const nearest = await nearestHeld(word, alike)
    if (nearest) meant.set(word, nearest)
  }
  return meant.size > 0 ? respell(q, meant) : null
}

/** The nearest that something holds: words of what has gone stay noted, and would stand before those that lead somewhere. */
async function nearestHeld(word: string, candidates: readonly string[]): Promise<string | null> {
  const nearest = nearestWord(word, candidates)
  if (!nearest || (await isHeld(nearest))) return nearest
  return nearestHeld(
    word,
    candidates.filter((candidate) => candidate !== nearest),
  )
}

async function isHeld(word: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    select 1 from unnest(${KINDS}::search_kind[]) as k(kind), lateral search_newest(k.kind, search_query(${word}), 1) limit 1`
  return rows.length > 0
}
