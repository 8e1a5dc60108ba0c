import 'server-only'
import { AppError, overtaken } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { MINUTE_MS } from '@/lib/core/durations'
import { toTitleSlug } from '@/lib/core/title-slug'
import type { Member } from '@/lib/core/viewer'
import { untellOfTopic } from '@/lib/notifications/commands'
import { keepTags } from '@/lib/taxonomy/commands'
import type { ReplyToGuard, TopicToGuard } from '../guard-queries'
import { requireCategory, toTopicExcerpt } from './posts'
import { tellMentioned } from './tell-members'

/** Who notices a slip at once need not explain it: later edits are marked. */
const UNMARKED_MS = 5 * MINUTE_MS

/** The columns that mark a text as edited, for an edit that says something else; none within the first minutes. */
const editedAt = (createdAt: Date) => (Date.now() - createdAt.getTime() > UNMARKED_MS ? { editedAt: new Date() } : {})

const locked = () => new AppError('forbidden', 'This topic is locked. Its texts cannot be changed.')

type TopicTexts = { version: number; title: string; category: string; tags: string[]; content: string }

/** Changes a topic and keeps what it said. Returns its slug, which follows the title. */
export async function changeTopic(tx: Db, author: Member, topic: TopicToGuard, input: TopicTexts): Promise<string> {
  if (topic.lockedAt) throw locked()
  const { title, content, tags, version } = input
  const categoryId = await requireCategory(tx, input.category)
  const slug = toTitleSlug(title)
  const isOther = topic.title !== title || topic.content !== content
  const { count } = await tx.topic.updateMany({
    where: { id: topic.id, version, lockedAt: null },
    data: {
      title,
      slug,
      content,
      excerpt: toTopicExcerpt(content),
      categoryId,
      tagNames: tags,
      version: { increment: 1 },
      ...(isOther && editedAt(topic.createdAt)),
    },
  })
  if (count === 0) throw overtaken()
  const tagIds = await keepTags(tx, tags)
  await tx.topicTag.deleteMany({ where: { topicId: topic.id } })
  await tx.topicTag.createMany({ data: tagIds.map((tagId) => ({ topicId: topic.id, tagId })) })
  if (isOther) {
    await tx.postRevision.create({ data: { topicId: topic.id, title: topic.title, content: topic.content } })
  }
  await tellMentioned(tx, { topic: { ...topic, slug, title }, author, position: 0, content, before: topic.content })
  return slug
}

/** Changes a reply and keeps what it said. */
export async function changeReply(
  tx: Db,
  author: Member,
  reply: ReplyToGuard,
  { content, version }: { content: string; version: number },
): Promise<void> {
  if (reply.topic.lockedAt) throw locked()
  const isOther = reply.content !== content
  const { count } = await tx.reply.updateMany({
    where: { id: reply.id, version, deletedAt: null },
    data: { content, version: { increment: 1 }, ...(isOther && editedAt(reply.createdAt)) },
  })
  if (count === 0) throw overtaken()
  if (!isOther) return
  await tx.postRevision.create({ data: { replyId: reply.id, content: reply.content } })
  const topic = { ...reply.topic, authorId: null }
  await tellMentioned(tx, { topic, author, position: reply.position, content, before: reply.content })
}

/** What stands in place of a text that was taken back. */
const WITHDRAWN = '[deleted]'

/**
 * Takes a topic back. With nobody's reply in it, it is gone; a discussion stays readable and loses only its first text,
 * which staff find among the earlier versions. One that was taken back meanwhile stays as that has left it.
 */
export async function removeTopic(tx: Db, topic: TopicToGuard): Promise<'gone' | 'withdrawn'> {
  const standing = { id: topic.id, deletedAt: null, withdrawnAt: null }
  const gone = await tx.topic.updateMany({ where: { ...standing, replyCount: 0 }, data: { deletedAt: new Date() } })
  if (gone.count > 0) {
    await untellOfTopic(tx, topic.id)
    return 'gone'
  }
  const withdrawn = await tx.topic.updateMany({
    where: standing,
    data: { withdrawnAt: new Date(), content: WITHDRAWN, excerpt: WITHDRAWN, version: { increment: 1 } },
  })
  if (withdrawn.count > 0) {
    await tx.postRevision.create({ data: { topicId: topic.id, title: topic.title, content: topic.content } })
    return 'withdrawn'
  }
  const before = await tx.topic.findUniqueOrThrow({ where: { id: topic.id }, select: { deletedAt: true } })
  return before.deletedAt ? 'gone' : 'withdrawn'
}

/**
 * Takes a reply back; its place stays. When it was the last of a discussion whose first text was taken back before, nothing is
 * left to read, and the topic is gone as well. A hidden reply may come back, so it counts as being there.
 */
export async function removeReply(tx: Db, reply: ReplyToGuard): Promise<'gone' | 'kept'> {
  const now = new Date()
  await tx.reply.updateMany({ where: { id: reply.id, deletedAt: null }, data: { deletedAt: now } })
  const { count } = await tx.topic.updateMany({
    where: {
      id: reply.topic.id,
      withdrawnAt: { not: null },
      deletedAt: null,
      replies: { none: { deletedAt: null } },
    },
    data: { deletedAt: now },
  })
  if (count === 0) return 'kept'
  await untellOfTopic(tx, reply.topic.id)
  return 'gone'
}
