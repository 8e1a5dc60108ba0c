import 'server-only'
import { toSkeleton } from '@/lib/auth/username'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { log } from '@/lib/core/log'
import { queueMail } from '@/lib/core/mail'
import { tags as cacheTags } from '@/lib/core/tags'
import { discardPictures } from '@/lib/media/commands'
import { listTagsShowing } from '@/lib/profile/shown-queries'
import { dueBefore } from '../grace'
import { accountDeletedLetter } from '../letters'
import { removeNeverPublished, removeTexts } from './texts'

/** Most accounts that one run ends; the next run takes the rest. */
const ROUND = 200

/** Ends accounts whose grace is over. Says how many, and which cache tags showed them. */
export async function endDueAccounts(now = new Date()): Promise<{ ended: number; tags: string[] }> {
  const due = await db.user.findMany({
    where: { deletionRequestedAt: { lte: dueBefore(now) }, protected: false },
    select: { id: true },
    orderBy: { deletionRequestedAt: 'asc' },
    take: ROUND,
  })
  const tags = new Set<string>()
  let ended = 0
  for (const { id } of due) {
    try {
      const shown = await db.$transaction((tx) => endAccount(tx, id, now), { timeout: 60_000, ...JOB_PATIENCE })
      if (shown) ended += 1
      for (const tag of shown ?? []) tags.add(tag)
    } catch (error) {
      // One account that cannot go must not keep the others.
      log.error('account.not_ended', error, { id })
    }
  }
  return { ended, tags: [...tags] }
}

/**
 * Ends an account at once, whatever its owner had asked for, in the transaction of the act. Returns the cache tags that
 * showed it; null when it cannot go: the protected administrator, and the last one.
 */
export async function endAccountNow(tx: Db, id: string, removesText: boolean): Promise<string[] | null> {
  const now = new Date()
  await tx.user.updateMany({
    where: { id, protected: false },
    data: { deletionRequestedAt: dueBefore(now), deletionRemovesText: removesText },
  })
  return endAccount(tx, id, now)
}

/** @returns the cache tags that showed the account; null when its owner came back a moment ago. */
async function endAccount(tx: Db, id: string, now: Date): Promise<string[] | null> {
  const [account] = await tx.$queryRaw<
    { email: string | null; proved: boolean; username: string; removesText: boolean }[]
  >`
    SELECT u.email, u.email_verified_at IS NOT NULL AS proved, p.username::text, u.deletion_removes_text AS "removesText"
    FROM users u JOIN profiles p ON p.id = u.id
    WHERE u.id = ${id}::uuid AND u.deletion_requested_at <= ${dueBefore(now)} AND NOT u.protected
      AND (p.role <> 'admin' OR EXISTS (SELECT FROM profiles o WHERE o.role = 'admin' AND o.id <> p.id))
    FOR UPDATE OF u`
  if (!account) return null
  const tags = await listTagsShowing(id, [account.username], tx, 'leaves')
  if (account.removesText) await removeTexts(tx, id, now)
  else await removeNeverPublished(tx, id)
  await giveArticlesAway(tx, id)
  await discardPictures(tx, id)
  // What hangs on the account goes with it; comments, topics and replies stay without an author.
  await tx.user.delete({ where: { id }, select: { id: true } })
  await writeAudit(tx, {
    actor: null,
    action: 'account.deleted',
    subject: `user:${id}`,
    details: { removedText: account.removesText },
  })
  // An address that nobody proved may be somebody else's.
  if (account.email && account.proved) await queueMail(tx, accountDeletedLetter(account.email, account.username))
  return account.removesText ? [...tags, cacheTags.commentCounts, cacheTags.trends] : tags
}

async function giveArticlesAway(tx: Db, authorId: string): Promise<void> {
  if ((await tx.article.count({ where: { authorId } })) === 0) return
  const { id, username, fullName } = DELETED_USER
  await tx.user.upsert({ where: { id }, create: { id, protected: true }, update: {}, select: { id: true } })
  await tx.profile.upsert({
    where: { id },
    create: { id, username, skeleton: toSkeleton(username), fullName },
    update: {},
    select: { id: true },
  })
  // In SQL: another author is no change of the text, and Prisma would date it as one.
  await tx.$executeRaw`update articles set author_id = ${id}::uuid where author_id = ${authorId}::uuid`
}
