import 'server-only'
import { toUuid } from '@/lib/core/uuid'
import type { Member } from '@/lib/core/viewer'
import { findReplyToGuard, findTopicToGuard, listRevisions } from './guard-queries'
import { canEditPost, canModerateTopic } from './policy'
import { replyAddress, topicPageAddress } from './reply-page'

/** What an author sees of a first post that is to be changed; null when there is none, or it is not theirs. */
export async function findTopicToEdit(member: Member, id: string) {
  const topic = toUuid(id) ? await findTopicToGuard({ id }) : null
  if (!topic || !canEditPost(member, topic)) return null
  const { title, content, version, category, tagNames, replyCount, lockedAt } = topic
  return {
    id,
    version,
    title,
    content,
    category: category.slug,
    tags: tagNames.join(', '),
    answered: replyCount > 0,
    locked: lockedAt !== null,
    href: topicPageAddress(topic, 1),
  }
}

/** A reply for the form that edits it; null where the member may not. */
export async function findReplyToEdit(member: Member, id: string) {
  const reply = toUuid(id) ? await findReplyToGuard(id) : null
  if (!reply || !canEditPost(member, reply)) return null
  const { content, version, position, topic } = reply
  return {
    id,
    version,
    content,
    position,
    title: topic.title,
    locked: topic.lockedAt !== null,
    href: replyAddress(topic, position),
  }
}

/** What staff see of a topic that they are to pin, lock or move; null when there is none, or they may not. */
export async function findTopicToModerate(member: Member, id: string) {
  const topic = toUuid(id) ? await findTopicToGuard({ id }) : null
  if (!topic || !canModerateTopic(member, topic)) return null
  const { title, pinned, lockedAt, category } = topic
  return { id, title, pinned, locked: lockedAt !== null, category: category.slug, href: topicPageAddress(topic, 1) }
}

/** A post with what it said before, for staff; null when there is none, or they may not. */
export async function findHistory(member: Member, kind: string, id: string) {
  if (!toUuid(id)) return null
  if (kind === 'topic') {
    const topic = await findTopicToGuard({ id })
    const revisions = topic && (await listRevisions(member, { topicId: id }))
    return revisions && topic && { title: topic.title, href: topicPageAddress(topic, 1), revisions }
  }
  const reply = kind === 'reply' ? await findReplyToGuard(id) : null
  const revisions = reply && (await listRevisions(member, { replyId: id }))
  return revisions && reply && { title: reply.topic.title, href: replyAddress(reply.topic, reply.position), revisions }
}

export type PostHistory = NonNullable<Awaited<ReturnType<typeof findHistory>>>
