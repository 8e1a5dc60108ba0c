import 'server-only'
import { db } from '@/lib/core/db'
import type { Viewer } from '@/lib/core/viewer'
import { toDraft } from './schema'

/** The server's copy of what the viewer typed into a form, or null. */
export async function findDraft(viewer: Viewer, target: string) {
  if (!viewer) return null
  const row = await db.draft.findUnique({
    where: { userId_target: { userId: viewer.id, target } },
    select: { content: true, version: true, updatedAt: true },
  })
  return row && toDraft(row)
}
