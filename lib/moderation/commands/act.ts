import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { untellOfText } from '@/lib/notifications/author-commands'
import { notify } from '@/lib/notifications/commands'
import { type Target, targetName } from '../target'

/** Hides a text or shows it again; of an article, takes it back to the drafts. Returns whether anything changed. */
export async function setHidden(tx: Db, { kind, id }: Target, hidden: boolean): Promise<boolean> {
  const where = { id, deletedAt: null, hiddenAt: hidden ? null : { not: null } }
  const data = { hiddenAt: hidden ? new Date() : null }
  const change = {
    comment: () => tx.comment.updateMany({ where, data }),
    topic: () => tx.topic.updateMany({ where, data }),
    reply: () => tx.reply.updateMany({ where, data }),
    article: async () => ({ count: hidden ? await takeBack(tx, id) : 0 }),
    profile: async () => ({ count: 0 }),
  }[kind]
  return (await change()).count > 0
}

/** Written in SQL, since that is no change of the text and Prisma would date it as one. */
async function takeBack(tx: Db, id: string): Promise<number> {
  await untellOfText(tx, id)
  return tx.$executeRaw`
    update articles set status = 'draft', version = version + 1 where id = ${id}::uuid and status = 'published'`
}

/**
 * Takes a text out of readers' sight for good; its row and its place in a discussion stay. It is hidden as well: what was
 * only deleted was deleted by its author. Returns whether anything changed.
 */
export async function markDeleted(tx: Db, { kind, id }: Target): Promise<boolean> {
  const now = new Date()
  const to = { where: { id, deletedAt: null }, data: { deletedAt: now, hiddenAt: now } }
  const change = {
    comment: () => tx.comment.updateMany(to),
    topic: () => tx.topic.updateMany(to),
    reply: () => tx.reply.updateMany(to),
    article: async () => ({ count: 0 }),
    profile: async () => ({ count: 0 }),
  }[kind]
  return (await change()).count > 0
}

/**
 * Closes an account to every write until `until`; a longer suspension stays as it is. It is asked for at every request
 * (`assertMember` of lib/core/action), so it acts at once and in every browser. Returns the end that holds now.
 * @throws AppError 'forbidden' for the first administrator and an account that is gone.
 */
export async function suspendPerson(tx: Db, id: string, until: Date, reason: string): Promise<Date> {
  const { count } = await tx.user.updateMany({
    where: { id, protected: false, OR: [{ suspendedUntil: null }, { suspendedUntil: { lt: until } }] },
    data: { suspendedUntil: until, suspensionReason: reason },
  })
  if (count > 0) return until
  const person = await tx.user.findUnique({ where: { id }, select: { suspendedUntil: true } })
  if (!person?.suspendedUntil) throw new AppError('forbidden', 'This account cannot be suspended.')
  return person.suspendedUntil
}

/** Tells the author of a text what became of it. */
export async function tellAuthor(tx: Db, target: Target, text: string): Promise<void> {
  if (!target.author) return
  await notify(tx, {
    userId: target.author.id,
    kind: 'moderation',
    subject: targetName(target),
    text,
    actorId: null,
    // An article is not among the own comments: it went back to the drafts.
    href: target.kind === 'article' ? routes.adminEditPost(target.id) : routes.comments,
  })
}

/** Tells somebody how it stands with their account, in place of what they were told before and have not read. */
export async function tellPerson(tx: Db, id: string, text: string): Promise<void> {
  await notify(tx, {
    userId: id,
    kind: 'moderation',
    subject: `profile:${id}`,
    text,
    actorId: null,
    href: routes.settings,
  })
}
