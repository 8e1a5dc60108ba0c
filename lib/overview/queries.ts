import 'server-only'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { Prisma } from '@/lib/generated/prisma/client'

const NEW = Prisma.sql`(count(*) FILTER (WHERE created_at > now() - interval '1 day'))`

/** A figure of the site, and how much of it is new since yesterday at this time. */
export type CountLine = { name: string; total: number; fresh: number }

/** How much of everything there is that readers see. */
export async function listCounts(): Promise<CountLine[]> {
  return db.$queryRaw<CountLine[]>`
    SELECT name, total, fresh FROM (
      SELECT 1 AS place, 'Members' AS name, count(*)::int AS total, ${NEW}::int AS fresh FROM users
        WHERE deletion_requested_at IS NULL AND id <> ${DELETED_USER.id}::uuid
      UNION ALL
      SELECT CASE kind WHEN 'review' THEN 2 ELSE 3 END, CASE kind WHEN 'review' THEN 'Reviews' ELSE 'Articles' END,
        count(*)::int, (count(*) FILTER (WHERE published_at > now() - interval '1 day'))::int
        FROM articles WHERE status = 'published' AND deleted_at IS NULL GROUP BY kind
      UNION ALL
      SELECT 4, 'Topics', count(*)::int, ${NEW}::int FROM topics WHERE hidden_at IS NULL AND deleted_at IS NULL
      UNION ALL
      SELECT 5, 'Replies', count(*)::int, ${NEW}::int FROM replies WHERE hidden_at IS NULL AND deleted_at IS NULL
      UNION ALL
      SELECT 6, 'Comments', count(*)::int, ${NEW}::int FROM comments WHERE hidden_at IS NULL AND deleted_at IS NULL
      UNION ALL
      SELECT 7, 'Suspended members', count(*)::int, 0 FROM users WHERE suspended_until > now()
    ) counts ORDER BY place`
}

/** The last things that nobody foresaw, the newest first; `reference` is what the person was told to quote. */
export async function listErrors(most: number) {
  const rows = await db.errorEntry.findMany({
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, at: true, event: true, reference: true, name: true, message: true },
  })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

export type ErrorLine = Awaited<ReturnType<typeof listErrors>>[number]
