import type { Member } from '@/lib/core/viewer'
import type { ArticleStatus } from '@/lib/generated/prisma/enums'

/** A post as its rules see it. */
export type OwnedArticle = {
  authorId: string
  status: ArticleStatus
  deletedAt: Date | null
  /** Who put it into the trash; null for its author. */
  deletedById?: string | null
}

const isAdmin = (member: Member) => member.role === 'admin'
const isOwner = (member: Member, post: Pick<OwnedArticle, 'authorId'>) => isAdmin(member) || post.authorId === member.id

/** Whoever is signed in may write; an address that is not proved writes drafts (see `canSetStatus`). */
export const canWritePosts = (_member: Member) => true

/** An administrator or the author, and nobody else: moderators hide what they object to (lib/moderation). */
export const canEditPost = (member: Member, post: OwnedArticle) => post.deletedAt === null && isOwner(member, post)

/** `canEditPost` for the trash: whose post it is learns that it is there already, as after an act in another tab. */
export const canDeletePost = (member: Member, post: OwnedArticle): boolean | string =>
  post.deletedAt !== null && isOwner(member, post) ? 'This post is in the trash already.' : canEditPost(member, post)

/** What an administrator has put into the trash is not for its author to take out. */
export const canRestorePost = (member: Member, post: OwnedArticle) =>
  post.deletedAt !== null && isOwner(member, post) && (isAdmin(member) || !isDeletedByStaff(post))

/** `canRestorePost` for the act itself, which may have been done in another tab. */
export const canTakeFromTrash = (member: Member, post: OwnedArticle): boolean | string =>
  post.deletedAt === null && isOwner(member, post)
    ? 'This post is not in the trash any more.'
    : canRestorePost(member, post)

/** Whether somebody else than its author has put a post into the trash. */
export const isDeletedByStaff = ({ deletedById, authorId }: Pick<OwnedArticle, 'authorId' | 'deletedById'>) =>
  (deletedById ?? authorId) !== authorId

/** `canEditPost` for a save: whose post it is learns why it cannot be saved where it is. */
export function canSavePost(member: Member, post: OwnedArticle): boolean | string {
  if (canRestorePost(member, post)) return 'This post is in the trash. Restore it, then save again.'
  const isLost = post.deletedAt !== null && isOwner(member, post)
  return isLost ? 'An administrator has put this post into the trash.' : canEditPost(member, post)
}

/** Whether the member may leave a post in this state. Without a proved address there is nothing but drafts. */
export const canSetStatus = (member: Member, status: ArticleStatus, post?: Pick<OwnedArticle, 'status'>) =>
  member.verified || (status === 'draft' && (post?.status ?? 'draft') === 'draft')

/** Whose posts the list shows: administrators see all, others their own. */
export const seesAllPosts = (member: Member) => isAdmin(member)
