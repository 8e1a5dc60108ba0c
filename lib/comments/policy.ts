import type { Member } from '@/lib/core/viewer'

/** A comment as its rules see it. `authorId` is null when its author has left. */
export type OwnedComment = {
  authorId: string | null
  createdAt: Date
  hiddenAt: Date | null
  deletedAt: Date | null
}

const HOUR_MS = 60 * 60 * 1000
export const EDITABLE_HOURS = 24
/** An edit within this time leaves no mark: it is still the first writing. */
export const UNMARKED_MINUTES = 5

const isOwn = (member: Member, comment: OwnedComment) => comment.authorId === member.id && comment.hiddenAt === null

/** Any member; the wrapper has seen to it that they are verified and not suspended. */
export const canComment = (_member: Member) => true

/** For a day, so that what others answered stays what they answered. */
export const canEditComment = (member: Member, comment: OwnedComment, now = Date.now()) =>
  isOwn(member, comment) && comment.deletedAt === null && isEditable(comment.createdAt, now)

export const isEditable = (createdAt: Date | string, now = Date.now()) =>
  now - new Date(createdAt).getTime() < EDITABLE_HOURS * HOUR_MS

/**
 * What staff object to they hide, with a reason (lib/moderation); deleting is the author's. Also once it is done: the same
 * form may be sent twice, and its author is to hear that it is deleted.
 */
export const canDeleteComment = (member: Member, comment: OwnedComment) => isOwn(member, comment)
