import 'server-only'
import { db } from '@/lib/core/db'

export type TagLabel = { slug: string; name: string }

/** The tag of an address, or null. */
export const findTag = (slug: string) =>
  db.tag.findUnique({ where: { slug }, select: { id: true, slug: true, name: true } })
