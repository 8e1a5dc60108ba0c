import 'server-only'
import { db } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/search-text'
import { toUuid } from '@/lib/core/uuid'

/** Up to so many different descriptions are looked through one by one; a site sells fewer things. */
const MOST_DESCRIPTIONS = 200

/**
 * What a search of the list comes down to: everything, the one transaction that is called like this, or whatever has it in
 * its id or in one of these descriptions. `descriptions` is null where there are too many to name: then the rows themselves
 * are looked through.
 */
export type Search =
  | { kind: 'all' }
  | { kind: 'one'; id: string }
  | { kind: 'words'; pattern: string; descriptions: string[] | null }

/** Finds out beforehand, so that the list is then read in its order from an index, however many rows have the words. */
export async function resolveSearch(q: string): Promise<Search> {
  if (q === '') return { kind: 'all' }
  const pattern = `%${escapeLike(q.toLowerCase())}%`
  const [whole, known] = await Promise.all([findWhole(q), listDescriptions(pattern)])
  return whole ? { kind: 'one', id: whole.id } : { kind: 'words', pattern, descriptions: known }
}

/** The transaction that `q` is the whole id of: ours, the inner one, or the provider's. */
const findWhole = (q: string) =>
  db.transaction.findFirst({
    where: {
      OR: [{ reference: { in: [q, q.toUpperCase()] } }, { providerId: q }, ...(toUuid(q) ? [{ id: q }] : [])],
    },
    select: { id: true },
  })

/** The descriptions that a pattern fits, each found by one step in the index; null when there are too many in all. */
async function listDescriptions(pattern: string): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ description: string; fits: boolean }[]>`
    with recursive found as (
      (select description from transactions order by description limit 1)
      union all
      select (select t.description from transactions t where t.description > f.description order by t.description limit 1)
      from found f where f.description is not null)
    select description, lower(description) like ${pattern} as fits from found where description is not null
    limit ${MOST_DESCRIPTIONS + 1}`
  return rows.length > MOST_DESCRIPTIONS ? null : rows.filter(({ fits }) => fits).map(({ description }) => description)
}
