import 'server-only'
import { db } from '@/lib/core/db'
import { isSentBy, type Viewer } from '@/lib/core/viewer'
import { toDraft } from './schema'

/** The server's copy of what the viewer typed into a form, or null; also where the page that asks is somebody else's (`owner`). */
export async function findDraft(viewer: Viewer, target: string, owner: string | null = null) {
  const row = viewer && isSentBy(viewer, owner) ? await findRow(viewer.id, target) : null
  return row && toDraft(row)
}

/**
 * The server's copy of what the viewer typed, for the form itself; null when there is none. `fields` is null for a draft that can
 * no longer be read.
 */
export async function findKeptDraft(viewer: Viewer, target: string) {
  const row = viewer && (await findRow(viewer.id, target))
  return row && { version: row.version, fields: toDraft(row)?.fields ?? null }
}

/** The copy that the server holds, as it lies in the database, or null. */
export const findRow = (userId: string, target: string) =>
  db.draft.findUnique({
    where: { userId_target: { userId, target } },
    select: { content: true, version: true, updatedAt: true },
  })
