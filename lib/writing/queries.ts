import 'server-only'
import { db } from '@/lib/core/db'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { escapeLike } from '@/lib/core/search-text'
import type { Viewer } from '@/lib/core/viewer'
import { canLookUpNames } from './policy'

/** Most people offered at once. */
const MOST = 8

export type NamedPerson = { username: string; fullName: string | null; avatar: string | null }

/**
 * People whose username begins with `prefix` (lower case), in alphabetical order. Nobody for a visitor, nor for a member
 * who asks more often than somebody who types. Who shows no page about themselves is known by their username alone.
 */
export async function listPeopleNamed(viewer: Viewer, prefix: string): Promise<NamedPerson[]> {
  if (!canLookUpNames(viewer)) return []
  const { allowed } = await hitRateLimit(`people:by ${viewer.id}`, { limit: 120, windowSeconds: 60 })
  if (!allowed) return []
  return db.$queryRaw<NamedPerson[]>`
    SELECT p.username::text,
      CASE WHEN p.is_public THEN p.full_name END AS "fullName", CASE WHEN p.is_public THEN p.avatar END AS avatar
    FROM profiles p JOIN users u ON u.id = p.id
    WHERE lower(p.username::text) LIKE ${`${escapeLike(prefix)}%`}
      AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
    ORDER BY lower(p.username::text) LIMIT ${MOST}`
}
