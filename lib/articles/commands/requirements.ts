import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { renderEditorial } from '@/lib/core/markdown'
import { requireShown } from '@/lib/core/markdown/shown'
import type { Member } from '@/lib/core/viewer'
import type { ArticleStatus } from '@/lib/generated/prisma/enums'
import type { GuardedPost } from '../guard-queries'
import { canSetStatus } from '../policy'

/** @throws AppError 'unverified' when the member may not leave the post in that state. */
export function requireRight(member: Member, status: ArticleStatus, before?: GuardedPost): void {
  if (!canSetStatus(member, status, before)) {
    throw new AppError('unverified', 'Please verify your email address first. Until then you can keep drafts.')
  }
}

/** The conflict thrown when another save came between reading and writing. */
export const changedMeanwhile = () =>
  new AppError('conflict', 'This post was changed in the meantime. Please look at it again.')

/**
 * Refuses a text of which readers would see nothing, such as the emptied text of a member who has left.
 * @throws AppError 'invalid'.
 */
export const requireText = (content: string) =>
  requireShown(content, 'Content is required', (text) => renderEditorial(text, 'user').html)
