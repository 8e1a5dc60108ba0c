import 'server-only'
import { overtaken } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { MINUTE_MS } from '@/lib/core/durations'
import { UNMARKED_MINUTES } from './policy'

/**
 * Writes a changed text, unless it was changed elsewhere since `version`. One that says the same has no mark.
 * @throws AppError 'conflict'.
 */
export async function changeComment(
  tx: Db,
  { id, createdAt, content: before }: { id: string; createdAt: Date; content: string },
  { content, version }: { content: string; version: number },
): Promise<void> {
  const isMarked = content !== before && Date.now() - createdAt.getTime() > UNMARKED_MINUTES * MINUTE_MS
  const { count } = await tx.comment.updateMany({
    where: { id, version, deletedAt: null },
    data: { content, version: { increment: 1 }, ...(isMarked ? { editedAt: new Date() } : {}) },
  })
  if (count === 0) throw overtaken()
}

/** Takes a comment back. The row stays, as the place of the replies to it and for open reports. */
export async function deleteCommentRow(id: string): Promise<void> {
  await db.comment.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: new Date() } })
}
