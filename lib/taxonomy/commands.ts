import 'server-only'
import type { Db } from '@/lib/core/db'
import { toTagSlug } from '@/lib/core/slug'

type TagRow = { id: string; slug: string; name: string }

/**
 * The tags of these names in their order, made where they are new: each once, by the slug that its name gives, and called
 * as it was called first. New ones are written in the order of their slugs: two texts with the same ones would wait for each
 * other for ever otherwise.
 */
export async function keepTagRows(tx: Db, names: readonly string[]): Promise<TagRow[]> {
  const bySlug = new Map(names.map((name) => [toTagSlug(name), name]))
  if (bySlug.size === 0) return []
  const data = [...bySlug].sort(([one], [other]) => (one < other ? -1 : 1)).map(([slug, name]) => ({ slug, name }))
  await tx.tag.createMany({ data, skipDuplicates: true })
  const rows = await tx.tag.findMany({
    where: { slug: { in: [...bySlug.keys()] } },
    select: { id: true, slug: true, name: true },
  })
  const order = [...bySlug.keys()]
  return rows.sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
}

/** `keepTagRows` for callers who need the ids alone. */
export const keepTags = async (tx: Db, names: readonly string[]): Promise<string[]> =>
  (await keepTagRows(tx, names)).map(({ id }) => id)
