import type { Member } from '@/lib/core/viewer'

/** A topic or a reply as its rules see it. `authorId` is null when its author has left. */
export type OwnedPost = {
  authorId: string | null
  hiddenAt: Date | null
  deletedAt: Date | null
  withdrawnAt?: Date | null
}

const isStaff = (member: Member) => member.role === 'moderator' || member.role === 'admin'
const isAuthor = (member: Member, post: OwnedPost) => post.authorId === member.id
const isShown = (post: OwnedPost) => post.hiddenAt === null && post.deletedAt === null

/** Any member may begin a topic; the wrapper has seen to it that they are verified and not suspended. */
export const canPostTopic = (_member: Member) => true

const HIDDEN = 'This was hidden by a moderator.'
const DELETED = 'This has been deleted.'

/**
 * Why nobody may reply to a topic; null when they may. Whether it is locked is asked again in the transaction, where it can
 * be told in its own words.
 */
export function replyRefusal(topic: OwnedPost): string | null {
  if (topic.hiddenAt) return HIDDEN
  return topic.deletedAt ? DELETED : null
}

/**
 * Why somebody may not change a topic or a reply; null when they may. What somebody wrote is changed by nobody else; they
 * may have it open in one tab and have deleted it in another.
 */
export function editRefusal(member: Member, post: OwnedPost): string | null {
  if (!isAuthor(member, post)) return 'Only its author can change this.'
  if (post.hiddenAt) return HIDDEN
  return post.deletedAt || post.withdrawnAt ? DELETED : null
}

/** Whether somebody may change a topic or a reply; `editRefusal` says why not. */
export const canEditPost = (member: Member, post: OwnedPost) => editRefusal(member, post) === null

/**
 * Staff hide what they object to, with a reason (lib/moderation); deleting is the author's. Also once it is done: the same
 * form may be sent twice, and its author is to hear that it is deleted.
 */
export const canDeletePost = (member: Member, post: OwnedPost) => post.hiddenAt === null && isAuthor(member, post)

/** Any member may follow a topic that readers see. */
export const canFollowTopic = (_member: Member, topic: OwnedPost) => isShown(topic)

/** Pin, lock, move. */
export const canModerateTopic = (member: Member, topic: OwnedPost) => isStaff(member) && topic.deletedAt === null

/** Earlier versions of a text. */
export const canReadHistory = (member: Member) => isStaff(member)
