import 'server-only'
import type { Db } from '@/lib/core/db'
import type { GuardedPost } from '../guard-queries'
import { changedAt, toPublication } from '../publication'
import { type Actor, noteStatus } from './note-staff'
import { changedMeanwhile } from './requirements'

/**
 * Publishes a post or takes it back to a draft. Nobody is told of what is so already.
 * @throws AppError 'conflict' for one that somebody else has changed meanwhile.
 */
export async function setStatus(
  tx: Db,
  actor: Actor,
  post: GuardedPost,
  status: 'draft' | 'published',
  reason: string,
): Promise<void> {
  const state = toPublication(post, { status, scheduledFor: null })
  if (state.status === post.status) return
  const { count } = await tx.article.updateMany({
    where: { id: post.id, version: post.version, deletedAt: null },
    data: { ...state, scheduledById: null, updatedAt: changedAt(post, state), version: { increment: 1 } },
  })
  if (count === 0) throw changedMeanwhile()
  await noteStatus(tx, actor, post, status, reason)
}
