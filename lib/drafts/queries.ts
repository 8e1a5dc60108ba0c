import 'server-only'
import { db } from '@/lib/core/db'
import type { Viewer } from '@/lib/core/viewer'
import { isOwner } from './policy'
import { toDraft } from './schema'

/** The server's copy of what the viewer typed into a form, or null; also where the page that asks is somebody else's (`owner`). */
export async function findDraft(viewer: Viewer, target: string, owner: string | null = null) {
  const row = isOwner(viewer, owner) ? await findRow(viewer, target) : null
  return row && toDraft(row)
}

/** The same beside its form. `fields` is null for a draft that is there and can no longer be read. */
export async function findKeptDraft(viewer: Viewer, target: string) {
  const row = await findRow(viewer, target)
  return row && { version: row.version, fields: toDraft(row)?.fields ?? null }
}

async function findRow(viewer: Viewer, target: string) {
  if (!viewer) return null
  return db.draft.findUnique({
    where: { userId_target: { userId: viewer.id, target } },
    select: { content: true, version: true, updatedAt: true },
  })
}
