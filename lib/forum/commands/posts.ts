import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { MINUTE_MS } from '@/lib/core/durations'
import { toExcerpt } from '@/lib/core/excerpt'
import { toPlainText } from '@/lib/core/markdown/plain-text'
import { visiblePosts } from '@/lib/core/public-rows'
import { toTitleSlug } from '@/lib/core/title-slug'
import type { Member } from '@/lib/core/viewer'
import { keepTags } from '@/lib/taxonomy/commands'
import type { TopicToGuard } from '../guard-queries'
import { takePosition } from './heat'
import { tellMentioned, tellOfReply } from './tell-members'

/** A text that says the same as one of the last minutes is refused (design, section 9). */
const SAME_TEXT_MS = 5 * MINUTE_MS
const EXCERPT_LIMIT = 160

/** What somebody has just posted. What they took back may be said again, what a moderator took from readers may not. */
const justPosted = (authorId: string) => ({
  authorId,
  createdAt: { gt: new Date(Date.now() - SAME_TEXT_MS) },
  OR: [{ deletedAt: null }, { hiddenAt: { not: null } }],
})

/** The beginning of a topic without its Markdown, as lists show it. */
export const toTopicExcerpt = (content: string) => toExcerpt(toPlainText(content), EXCERPT_LIMIT)

/** @throws AppError 'invalid' when the forum has no such category. */
export async function requireCategory(tx: Db, slug: string): Promise<string> {
  const category = await tx.category.findUnique({ where: { kind_slug: { kind: 'topic', slug } }, select: { id: true } })
  if (category) return category.id
  throw new AppError('invalid', 'Please check the marked fields.', { category: ['Please choose a category'] })
}

type TopicTexts = { title: string; category: string; tags: string[]; content: string; postKey?: string | undefined }

/** Stores a new topic. @throws AppError when the category is unknown or the author has just posted the same. */
export async function storeTopic(tx: Db, author: Member, input: TopicTexts): Promise<{ number: number; slug: string }> {
  const { title, content, tags, postKey } = input
  const categoryId = await requireCategory(tx, input.category)
  const twin = { ...justPosted(author.id), content }
  if (await tx.topic.findFirst({ where: twin, select: { id: true } })) throw sameText()
  const tagIds = await keepTags(tx, tags)
  const topic = await tx.topic.create({
    data: {
      title,
      slug: toTitleSlug(title),
      content,
      excerpt: toTopicExcerpt(content),
      authorId: author.id,
      lastAuthorId: author.id,
      categoryId,
      tagNames: tags,
      postKey: postKey ?? null,
      tags: { create: tagIds.map((tagId) => ({ tagId })) },
    },
    select: { id: true, number: true, slug: true, title: true, authorId: true },
  })
  await tellMentioned(tx, { topic, author, position: 0, content })
  return { number: topic.number, slug: topic.slug }
}

type ReplyTexts = { content: string; quotes?: number | undefined; postKey?: string | undefined }

/** Stores a reply and tells of it. Returns its position. @throws AppError when the topic is locked or gone, or the text a repetition. */
export async function storeReply(tx: Db, author: Member, topic: TopicToGuard, input: ReplyTexts): Promise<number> {
  const { content, postKey } = input
  const twin = { ...justPosted(author.id), content }
  if (await tx.reply.findFirst({ where: twin, select: { id: true } })) throw sameText()
  const quoted = input.quotes ? await findQuoted(tx, topic.id, input.quotes) : null
  const position = await takePosition(tx, topic.id)
  if (position === null) throw new AppError('conflict', 'This topic is locked. New replies are not possible.')
  await tx.reply.create({
    data: { topicId: topic.id, position, authorId: author.id, content, quotesId: quoted?.id, postKey: postKey ?? null },
    select: { id: true },
  })
  await tellOfReply(tx, { topic, author, position, content, quotedAuthorId: quoted?.authorId ?? null })
  return position
}

const findQuoted = (tx: Db, topicId: string, position: number) =>
  tx.reply.findFirst({
    where: { topicId, position, ...visiblePosts },
    select: { id: true, authorId: true },
  })

const sameText = () => new AppError('conflict', 'You have just posted the same text.')
