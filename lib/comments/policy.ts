import { HOUR_MS } from '@/lib/core/durations'
import type { Member } from '@/lib/core/viewer'

/** A comment as its rules see it. `authorId` is null when its author has left. */
export type OwnedComment = {
  authorId: string | null
  createdAt: Date
  hiddenAt: Date | null
  deletedAt: Date | null
}

/** How long a comment can be changed. */
export const EDITABLE_HOURS = 24
/** An edit within this time leaves no mark: it is still the first writing. */
export const UNMARKED_MINUTES = 5

const isOwn = (member: Member, comment: OwnedComment) => comment.authorId === member.id && comment.hiddenAt === null

/** Any member; the wrapper has seen to it that they are verified and not suspended. */
export const canComment = (_member: Member) => true

/**
 * Why somebody may not change a comment; null when they may. For a day, so that what others answered stays what they
 * answered. Whose comment it is may have it open in one tab and have deleted it in another.
 */
export function editRefusal(member: Member, comment: OwnedComment, now = Date.now()): string | null {
  if (comment.authorId === member.id) {
    if (comment.hiddenAt) return 'Your comment was hidden by a moderator.'
    if (comment.deletedAt) return 'Your comment has been deleted.'
    if (isEditable(comment.createdAt, now)) return null
  }
  return 'A comment can be edited by its author, for a day.'
}

/** Whether somebody may change a comment; `editRefusal` says why not. */
export const canEditComment = (member: Member, comment: OwnedComment, now = Date.now()) =>
  editRefusal(member, comment, now) === null

/** Whether a comment is young enough to be changed. */
export const isEditable = (createdAt: Date | string, now = Date.now()) =>
  now - new Date(createdAt).getTime() < EDITABLE_HOURS * HOUR_MS

/**
 * What staff object to they hide, with a reason (lib/moderation); deleting is the author's. Also once it is done: the same
 * form may be sent twice, and its author is to hear that it is deleted.
 */
export const canDeleteComment = (member: Member, comment: OwnedComment) => isOwn(member, comment)
