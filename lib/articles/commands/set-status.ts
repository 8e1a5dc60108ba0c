import 'server-only'
import type { Db } from '@/lib/core/db'
import { untellOfText } from '@/lib/notifications/author-commands'
import type { GuardedPost } from '../guard-queries'
import { changedAt, isPublic, toPublication } from '../publication'
import { type Actor, noteStaff } from './note-staff'
import { changedMeanwhile } from './requirements'

/** Publishes a post or takes it back to a draft. Nobody is told of what is so already. */
export async function setStatus(tx: Db, actor: Actor, post: GuardedPost, status: 'draft' | 'published') {
  const state = toPublication(post, { status, scheduledFor: null })
  if (state.status === post.status) return
  const { count } = await tx.article.updateMany({
    where: { id: post.id, version: post.version, deletedAt: null },
    data: { ...state, scheduledById: null, updatedAt: changedAt(post, state), version: { increment: 1 } },
  })
  if (count === 0) throw changedMeanwhile()
  await noteStaff(tx, actor, post, status === 'draft' ? 'post.unpublish' : 'post.publish')
  if (isPublic(post) && status === 'draft') await untellOfText(tx, post.id)
}
