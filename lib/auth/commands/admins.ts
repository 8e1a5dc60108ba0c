import 'server-only'
import type { Db } from '@/lib/core/db'

/** Taken by whoever takes an administrator away. Any constant; it is used nowhere else. */
const ADMINS_LOCK = 20_261_122

/**
 * Ids of the administrators who can act: not on their way out, nor suspended. Until the transaction ends nobody else can
 * take one away, so that of two acts in the same instant the second sees what the first has done.
 */
export async function lockAdmins(tx: Db): Promise<ReadonlySet<string>> {
  // A statement of its own: the next one sees everything that was committed while this one waited.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADMINS_LOCK}::bigint)`
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM profiles p JOIN users u ON u.id = p.id
    WHERE p.role = 'admin' AND u.deletion_requested_at IS NULL AND NOT coalesce(u.suspended_until > now(), false)`
  return new Set(rows.map(({ id }) => id))
}
