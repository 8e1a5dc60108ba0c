import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { toExcerpt } from '@/lib/core/excerpt'
import { findMentions } from '@/lib/core/mentions'
import type { NoticeKind } from './schema'

/** What a notice is about, such as `topic:{id}`; visiting it marks the notice read. */
export type NoticeSubject = `${string}:${string}`

type Notice = {
  /** Whom it tells. Nobody is told of their own acts: that is for the caller to leave out. */
  userId: string
  kind: NoticeKind
  subject: NoticeSubject
  /** A path of this site, with its fragment. */
  href: string
  /** One plain sentence. */
  text: string
  /** Whoever caused it; null for the site itself. */
  actorId: string | null
  /** The notice takes the place of an unread one only where both say the same. */
  adds?: true
}

/**
 * Most characters of a notice about what others wrote. What a moderator says is read nowhere else by whoever it concerns, so it is
 * told whole.
 */
const TEXT_LIMIT = 300

/**
 * Tells a member something; give it the transaction of the act. A muted topic says nothing, unless it is about a
 * moderator's decision. A second notice of the same place takes the place of an unread one, unless it `adds`.
 */
export async function notify(tx: Db, notice: Notice): Promise<void> {
  const { userId, kind, subject, href, actorId, adds } = notice
  if (kind !== 'moderation' && (await isMuted(tx, userId, subject))) return
  const text = toExcerpt(notice.text, kind === 'moderation' ? Infinity : TEXT_LIMIT)
  await tx.notification.deleteMany({ where: { userId, kind, subject, href, readAt: null, ...(adds ? { text } : {}) } })
  await tx.notification.create({ data: { userId, kind, subject, href, text, actorId }, select: { id: true } })
}

type Mentioning = Omit<Notice, 'userId' | 'kind' | 'actorId'> & {
  author: { id: string }
  /** The new text, and for an edit what it was: only people who were not called before are told. */
  markdown: string
  before?: string
  /** Who hears of the same act in another way. */
  except?: readonly string[]
}

/** Tells whoever a text calls with `@name`. Returns their ids. Unknown names and the author's own are passed over. */
export async function notifyMentioned(tx: Db, mentioning: Mentioning): Promise<string[]> {
  const { author, markdown, before, except = [], ...notice } = mentioning
  const known = new Set(before === undefined ? [] : findMentions(before))
  const names = findMentions(markdown).filter((name) => !known.has(name))
  if (names.length === 0) return []
  const called = await tx.profile.findMany({
    where: { username: { in: names }, id: { notIn: [author.id, ...except] } },
    select: { id: true },
  })
  for (const { id } of called) await notify(tx, { ...notice, userId: id, kind: 'mention', actorId: author.id })
  return called.map(({ id }) => id)
}

/**
 * Opens a notice: it counts as read, which whoever may only read may do as well. Returns the path that it leads to; null
 * when there is no such notice of theirs.
 */
export async function openNotice(userId: string, id: string): Promise<string | null> {
  const notice = await db.notification.findFirst({ where: { id, userId }, select: { href: true, readAt: true } })
  if (notice && !notice.readAt) {
    await db.notification.updateMany({ where: { id, readAt: null }, data: { readAt: new Date() } })
  }
  return notice?.href ?? null
}

/** Takes back what nobody has read yet: whatever it called for was done by somebody else. */
export async function withdrawNotices(tx: Db, subject: NoticeSubject): Promise<void> {
  await tx.notification.deleteMany({ where: { subject, readAt: null } })
}

/** Takes back what nobody has read yet of a topic that readers see no more. What its author is told of that stays. */
export async function untellOfTopic(tx: Db, id: string): Promise<void> {
  await tx.notification.deleteMany({ where: { subject: `topic:${id}`, kind: { not: 'moderation' }, readAt: null } })
}

async function isMuted(tx: Db, userId: string, subject: NoticeSubject): Promise<boolean> {
  const [thing, topicId] = subject.split(':')
  if (thing !== 'topic' || !topicId) return false
  const follow = await tx.topicFollow.findUnique({
    where: { userId_topicId: { userId, topicId } },
    select: { level: true },
  })
  return follow?.level === 'mute'
}
