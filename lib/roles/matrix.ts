import { canEditPost as canEditArticle, canWritePosts, seesAllPosts } from '@/lib/articles/policy'
import { canComment, canDeleteComment, canEditComment } from '@/lib/comments/policy'
import { canEnterAdmin } from '@/lib/core/admin-navigation'
import type { Member } from '@/lib/core/viewer'
import { canDeletePost, canEditPost, canModerateTopic, canPostTopic, canReadHistory } from '@/lib/forum/policy'
import { canInvite } from '@/lib/invitations/policy'
import { canDecide, canJudge, canModerate, canReport, canSuspend } from '@/lib/moderation/policy'
import type { Target } from '@/lib/moderation/target'
import { canManageNews } from '@/lib/news/policy'
import { canManagePayments } from '@/lib/payments/policy'
import { canLike } from '@/lib/reactions/policy'
import { canSave } from '@/lib/saved/policy'
import { canManageProducts } from '@/lib/store/policy'
import { canManageUsers, deletionRefusal, paymentsRefusal, roleRefusal } from '@/lib/users/policy'
import { ROLES, type RoleName } from '@/lib/users/schema'
import { canWish } from '@/lib/wishlist/policy'

/** What a row of the matrix asks of a member with a role. */
type Question = { group: string; label: string; ask: (member: Member) => boolean }

const someone = (id: string, role: RoleName): Member => ({
  id,
  username: id,
  role,
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
})
const other = { id: 'somebody-else', role: 'user', protected: false, verified: true, leaving: false } as const
const now = new Date()
const text = { createdAt: now, hiddenAt: null, deletedAt: null }
const othersPost = { ...text, authorId: other.id }
const ownPost = (member: Member) => ({ ...text, authorId: member.id })
const article = (authorId: string) => ({ authorId, status: 'published', deletedAt: null }) as const
const author = { ...other, username: other.id, suspendedUntil: null }
const reported: Target = {
  kind: 'comment',
  noun: 'comment',
  id: 'comment',
  title: '',
  href: '/',
  content: '',
  createdAt: now,
  tags: [],
  place: 'article:article',
  hidden: false,
  deleted: false,
  appeal: null,
  author,
}

const QUESTIONS: readonly Question[] = [
  { group: 'Own things', label: 'Save texts and keep lists', ask: canSave },
  { group: 'Own things', label: 'Keep a wishlist', ask: canWish },
  { group: 'Community', label: 'Comment and reply', ask: canComment },
  { group: 'Community', label: 'Begin topics', ask: canPostTopic },
  { group: 'Community', label: 'Like what others wrote', ask: (member) => canLike(member, { authorId: other.id }) },
  { group: 'Community', label: 'Report what others wrote', ask: (member) => canReport(member, reported) },
  { group: 'Community', label: 'Edit own comments', ask: (member) => canEditComment(member, ownPost(member)) },
  { group: 'Community', label: 'Edit own posts', ask: (member) => canEditPost(member, ownPost(member)) },
  {
    group: 'Community',
    label: 'Delete comments of others',
    ask: (member) => canDeleteComment(member, othersPost) || canDecide(member, reported, 'delete'),
  },
  {
    group: 'Community',
    label: 'Delete posts of others',
    ask: (member) => canDeletePost(member, othersPost) || canDecide(member, { ...reported, kind: 'reply' }, 'delete'),
  },
  { group: 'Articles', label: 'Write own articles', ask: canWritePosts },
  { group: 'Articles', label: 'See all articles in the list', ask: seesAllPosts },
  {
    group: 'Articles',
    label: 'Edit and delete articles of others',
    ask: (member) => canEditArticle(member, article(other.id)),
  },
  { group: 'Moderation', label: 'Work on reports', ask: canModerate },
  { group: 'Moderation', label: 'Hide and restore what others wrote', ask: (member) => canJudge(member, reported) },
  { group: 'Moderation', label: 'Pin, lock and move topics', ask: (member) => canModerateTopic(member, othersPost) },
  { group: 'Moderation', label: 'Read earlier versions of posts', ask: canReadHistory },
  { group: 'Moderation', label: 'Suspend members', ask: (member) => canSuspend(member, author) },
  { group: 'Administration', label: 'Manage users', ask: canManageUsers },
  { group: 'Administration', label: 'Invite people', ask: canInvite },
  {
    group: 'Administration',
    label: 'Change the role of others',
    ask: (member) => roleRefusal(member, other, 'moderator') === null,
  },
  {
    group: 'Administration',
    label: 'Change their own role',
    ask: (member) => roleRefusal(member, { ...other, id: member.id }, 'admin') === null,
  },
  { group: 'Administration', label: 'Delete users', ask: (member) => deletionRefusal(member, other) === null },
  {
    group: 'Administration',
    label: 'Give others the payments right',
    ask: (member) => paymentsRefusal(member, other, true) === null,
  },
  { group: 'Administration', label: 'Manage payments and plans', ask: canManagePayments },
  { group: 'Administration', label: 'Manage news', ask: canManageNews },
  { group: 'Administration', label: 'Manage products', ask: canManageProducts },
  { group: 'Administration', label: 'Read the analytics', ask: (member) => canEnterAdmin(member, 'admin') },
  { group: 'Administration', label: 'See newsletter subscribers', ask: (member) => canEnterAdmin(member, 'admin') },
  { group: 'Administration', label: 'Read the audit log', ask: (member) => canEnterAdmin(member, 'admin') },
  { group: 'Administration', label: 'Enter the overview', ask: (member) => canEnterAdmin(member, 'staff') },
]

export type MatrixRow = { group: string; label: string; may: Record<RoleName, boolean> }

/**
 * What each role may do: every cell is the answer of the policy that guards the write itself, asked about a verified member
 * who is not suspended.
 */
export const permissionMatrix = (): MatrixRow[] =>
  QUESTIONS.map(({ group, label, ask }) => {
    const may = Object.fromEntries(ROLES.map((role) => [role, ask(someone('viewer', role))]))
    // One entry for each of the roles.
    return { group, label, may: may as Record<RoleName, boolean> }
  })
