import 'server-only'
import { db } from '@/lib/core/db'
import { readRefusedTarget, toRefusedTarget } from './refused-target'
import { toDraft } from './schema'

/** What was refused under a key, without one the newest of the form; null for nothing that can be read. */
export async function findRefused(userId: string, form: string, key?: string) {
  const row = await db.draft.findFirst({
    where: { userId, target: key ? toRefusedTarget(form, key) : { startsWith: toRefusedTarget(form, '') } },
    orderBy: { updatedAt: 'desc' },
    select: { target: true, content: true, version: true, updatedAt: true },
  })
  const [draft, named] = [row && toDraft(row), row && readRefusedTarget(row.target)]
  return row && draft && named ? { key: named.key, target: row.target, fields: draft.fields } : null
}
