import 'server-only'
import { writeAudit } from '@/lib/core/audit'
import type { Db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import type { ArticleStatus } from '@/lib/generated/prisma/enums'
import { untellOfText } from '@/lib/notifications/author-commands'
import { notify } from '@/lib/notifications/commands'
import type { GuardedPost } from '../guard-queries'
import { isPublic } from '../publication'

/** What an administrator may do to a post of somebody else, as its author reads it. */
const TOLD = {
  'post.edit': (post: string) => `An administrator changed ${post}.`,
  'post.publish': (post: string) => `An administrator published ${post}.`,
  'post.unpublish': (post: string) => `An administrator took ${post} back to your drafts.`,
  'post.postpone': (post: string) => `An administrator took ${post} from its readers, to come out again later.`,
  'post.delete': (post: string) => `An administrator put ${post} into the trash.`,
  'post.restore': (post: string) => `An administrator took ${post} out of the trash.`,
  'post.revert': (post: string) => `An administrator brought an earlier version of ${post} back.`,
  'post.picture': (post: string) => `An administrator changed a picture of ${post}.`,
} as const satisfies Record<string, (post: string) => string>

/** Who acts on a post, and from which network, as the audit log keeps it of staff. */
export type Actor = Member & { network: string }

/** What an administrator does to somebody else's post is written down, and its author is told of it with the reason given. */
export async function noteStaff(
  tx: Db,
  actor: Actor,
  post: GuardedPost,
  action: keyof typeof TOLD,
  reason = '',
): Promise<void> {
  const { id, title, authorId, author } = post
  if (authorId === actor.id) return
  const details = { title, author: author.username }
  const why = reason ? { reason } : {}
  await writeAudit(tx, { actor, network: actor.network, action, subject: `article:${id}`, details, ...why })
  // The account that keeps the texts of those who have left reads nothing.
  if (authorId === DELETED_USER.id) return
  await notify(tx, {
    userId: authorId,
    kind: 'moderation',
    subject: `article:${id}`,
    href: routes.adminEditPost(id),
    text: [TOLD[action](`your post “${title}”`), reason].filter(Boolean).join(' '),
    actorId: null,
    adds: true,
  })
}

/** What a change comes to for the readers of a post, which its author has to know first. */
function actOn({ status: before }: GuardedPost, status: ArticleStatus) {
  if (before === status) return 'post.edit'
  if (status === 'published') return 'post.publish'
  if (before === 'published' && status === 'scheduled') return 'post.postpone'
  return status === 'draft' ? 'post.unpublish' : 'post.edit'
}

/**
 * `noteStaff` for a change after which the post has this `status`. What readers were told of the post goes when they no longer see
 * it.
 */
export async function noteStatus(tx: Db, actor: Actor, before: GuardedPost, status: ArticleStatus, reason = '') {
  await noteStaff(tx, actor, before, actOn(before, status), reason)
  if (isPublic(before) && status !== 'published') await untellOfText(tx, before.id)
}
