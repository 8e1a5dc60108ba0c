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

/** Whether the topic is locked is asked again in the transaction, where it can be told in its own words. */
export const canReply = (_member: Member, topic: OwnedPost) => isShown(topic)

/** What somebody wrote is changed by nobody else. */
export const canEditPost = (member: Member, post: OwnedPost) =>
  isShown(post) && isAuthor(member, post) && !post.withdrawnAt
/**
 * Staff hide what they object to, with a reason (lib/moderation); deleting is the author's. Also once it is done: the same
 * form may be sent twice, and its author is to hear that it is deleted.
 */
export const canDeletePost = (member: Member, post: OwnedPost) => post.hiddenAt === null && isAuthor(member, post)

export const canFollowTopic = (_member: Member, topic: OwnedPost) => isShown(topic)

/** Pin, lock, move. */
export const canModerateTopic = (member: Member, topic: OwnedPost) => isStaff(member) && topic.deletedAt === null

/** Earlier versions of a text. */
export const canReadHistory = (member: Member) => isStaff(member)
