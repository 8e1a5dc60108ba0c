import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'

/** What the profile page shows of the member who looks. Times are ISO 8601. */
export async function findAccountCard({ id }: Pick<Member, 'id'>) {
  const row = await db.profile.findUnique({ where: { id }, select: { fullName: true, avatar: true, createdAt: true } })
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}
