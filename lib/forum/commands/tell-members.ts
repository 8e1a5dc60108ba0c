import 'server-only'
import type { Db } from '@/lib/core/db'
import { notify, notifyMentioned } from '@/lib/notifications/commands'
import { notifyFollowers } from '@/lib/notifications/follower-commands'
import { replyAddress } from '../reply-page'

type Author = { id: string; username: string }
type Topic = { id: string; number: number; slug: string; title: string; authorId: string | null }

type NewReply = {
  topic: Topic & { withdrawnAt: Date | null }
  author: Author
  position: number
  content: string
  quotedAuthorId: string | null
}

/**
 * Tells of a reply: whoever it calls by name, whose words it quotes, who began the topic and did not take it back, and who
 * follows it; each of them once, nobody of their own reply, and none who muted the topic.
 */
export async function tellOfReply(
  tx: Db,
  { topic, author, position, content, quotedAuthorId }: NewReply,
): Promise<void> {
  const notice = { subject: `topic:${topic.id}`, href: replyAddress(topic, position) } as const
  const called = await notifyMentioned(tx, {
    ...notice,
    author,
    markdown: content,
    text: `${author.username} mentioned you in “${topic.title}”`,
  })
  const told = new Set([author.id, ...called])
  const direct = [
    { userId: quotedAuthorId, text: `${author.username} quoted you in “${topic.title}”` },
    {
      userId: topic.withdrawnAt ? null : topic.authorId,
      text: `${author.username} replied to your topic “${topic.title}”`,
    },
  ]
  for (const { userId, text } of direct) {
    if (userId === null || told.has(userId)) continue
    told.add(userId)
    await notify(tx, { ...notice, userId, kind: 'reply', text, actorId: author.id })
  }
  await notifyFollowers(tx, {
    topicId: topic.id,
    href: notice.href,
    text: `${author.username} replied in “${topic.title}”`,
    actorId: author.id,
    except: [...told],
  })
}

type Mentioning = { topic: Topic; author: Author; position: number; content: string; before?: string }

/** Tells whoever a first post (position 0) or an edited text calls by name, if it did not before. */
export async function tellMentioned(tx: Db, { topic, author, position, content, before }: Mentioning): Promise<void> {
  await notifyMentioned(tx, {
    subject: `topic:${topic.id}`,
    href: position > 0 ? replyAddress(topic, position) : replyAddress(topic, 0).replace(/#.*/, ''),
    author,
    markdown: content,
    before,
    text: `${author.username} mentioned you in “${topic.title}”`,
  })
}
