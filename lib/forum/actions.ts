'use server'

import { updateTag } from 'next/cache'
import { memberAction } from '@/lib/core/action'
import { spendLimits } from '@/lib/core/action/preconditions'
import { db } from '@/lib/core/db'
import { DAY_SECONDS } from '@/lib/core/durations'
import { requireFormatted } from '@/lib/core/formatted-text'
import { requireShown } from '@/lib/core/markdown/shown'
import { ok } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { requireSender } from '@/lib/core/sender'
import { tags } from '@/lib/core/tags'
import { changeReply, changeTopic, removeReply, removeTopic } from './commands/edits'
import { storeReply, storeTopic } from './commands/posts'
import { findReplyToGuard, findTopicToGuard } from './guard-queries'
import { canDeletePost, canFollowTopic, canPostTopic, editRefusal, replyRefusal } from './policy'
import { replyAddress } from './reply-page'
import { BLANK, followInput, postIdInput, replyEditInput, replyInput, topicEditInput, topicInput } from './schema'
import { findReplyByKey, findTopicByKey } from './sent-queries'

/** Counted in `run`, after the question whether the same form was sent before: a repetition costs nothing. */
const TOPIC_LIMITS = [{ name: 'topic', limit: 1, windowSeconds: 15 }] as const
const REPLY_LIMITS = [{ name: 'reply', limit: 1, windowSeconds: 5 }] as const
const EDIT_LIMITS = [{ name: 'edit', limit: 30, windowSeconds: DAY_SECONDS }] as const

/** Where the act can be seen, and what the toast says. */
const led = (href: Address, message: string) => ok({ href }, message)

/** The pages that show a topic and the lists that show its row. */
function expireTopic({ number }: { number: number }) {
  updateTag(tags.topic(number))
  updateTag(tags.topics)
}

/** Posts a topic; a form sent twice posts one. Refuses a text that shows nothing, and more than one in 15 seconds. */
export const postTopic = memberAction({
  input: topicInput,
  continues: 'topic',
  allow: canPostTopic,
  async run({ input: { sender, ...input }, member }) {
    requireSender(member, sender, 'post')
    requireFormatted(input.content)
    requireShown(input.content, BLANK)
    const sent = await findTopicByKey(member.id, input.postKey)
    if (sent) return led(routes.topic(sent.number, sent.slug), 'Your topic has been posted.')
    await spendLimits(TOPIC_LIMITS, member.id, input)
    const topic = await db.$transaction((tx) => storeTopic(tx, member, input))
    expireTopic(topic)
    return led(routes.topic(topic.number, topic.slug), 'Your topic has been posted.')
  },
})

/**
 * Posts a reply; a form sent twice posts one. Refuses a topic that is locked, hidden or deleted, and more than one in 5
 * seconds.
 */
export const postReply = memberAction({
  input: replyInput,
  continues: 'reply',
  subject: ({ topicId }) => findTopicToGuard({ id: topicId }),
  allow: (_member, topic) => replyRefusal(topic) ?? true,
  async run({ input: { sender, ...input }, member, subject: topic }) {
    requireSender(member, sender, 'post')
    requireFormatted(input.content)
    requireShown(input.content, BLANK)
    const sent = await findReplyByKey(member.id, input.postKey)
    if (sent) return led(replyAddress(topic, sent.position), 'Your reply has been posted.')
    await spendLimits(REPLY_LIMITS, member.id, input)
    const position = await db.$transaction((tx) => storeReply(tx, member, topic, input))
    expireTopic(topic)
    return led(replyAddress(topic, position), 'Your reply has been posted.')
  },
})

/** Changes one's own topic. Refuses what is locked, hidden or deleted, and a version that is not the newest. */
export const editTopic = memberAction({
  input: topicEditInput,
  subject: ({ id }) => findTopicToGuard({ id }),
  allow: (member, post) => editRefusal(member, post) ?? true,
  limits: EDIT_LIMITS,
  async run({ input, member, subject: topic }) {
    requireFormatted(input.content)
    requireShown(input.content, BLANK)
    const slug = await db.$transaction((tx) => changeTopic(tx, member, topic, input))
    expireTopic(topic)
    return led(routes.topic(topic.number, slug), 'Your changes have been saved.')
  },
})

/** Changes one's own reply. Refuses what is hidden, deleted or in a locked topic, and a version that is not the newest. */
export const editReply = memberAction({
  input: replyEditInput,
  subject: ({ id }) => findReplyToGuard(id),
  allow: (member, post) => editRefusal(member, post) ?? true,
  limits: EDIT_LIMITS,
  async run({ input, member, subject: reply }) {
    requireFormatted(input.content)
    requireShown(input.content, BLANK)
    await db.$transaction((tx) => changeReply(tx, member, reply, input))
    updateTag(tags.topic(reply.topic.number))
    return led(replyAddress(reply.topic, reply.position), 'Your changes have been saved.')
  },
})

/** Takes one's own topic back. Where others have answered its place stays. Refuses a hidden one. */
export const deleteTopic = memberAction({
  input: postIdInput,
  subject: ({ id }) => findTopicToGuard({ id }),
  allow: canDeletePost,
  async run({ subject: topic }) {
    const outcome = await db.$transaction((tx) => removeTopic(tx, topic))
    expireTopic(topic)
    const href = outcome === 'gone' ? routes.forum : routes.topic(topic.number, topic.slug)
    return led(href, 'Your topic has been deleted.')
  },
})

/** Takes one's own reply back; its place stays, unless nothing of the topic is left. Refuses a hidden one. */
export const deleteReply = memberAction({
  input: postIdInput,
  subject: ({ id }) => findReplyToGuard(id),
  allow: canDeletePost,
  async run({ subject: reply }) {
    const outcome = await db.$transaction((tx) => removeReply(tx, reply))
    expireTopic(reply.topic)
    const href = outcome === 'gone' || reply.topic.deletedAt ? routes.forum : replyAddress(reply.topic, reply.position)
    return led(href, 'Your reply has been deleted.')
  },
})

/** Follows a topic, mutes it, or neither. Refuses one that readers do not see. */
export const followTopic = memberAction({
  input: followInput,
  unverified: 'allowed',
  subject: ({ topicId }) => findTopicToGuard({ id: topicId }),
  allow: canFollowTopic,
  async run({ input: { level }, member, subject: topic }) {
    const place = { userId: member.id, topicId: topic.id }
    if (level === 'none') await db.topicFollow.deleteMany({ where: place })
    else {
      await db.topicFollow.upsert({
        where: { userId_topicId: place },
        create: { ...place, level },
        update: { level },
      })
    }
    return ok({ level }, FOLLOWED[level])
  },
})

const FOLLOWED = {
  follow: 'You will be told of every reply.',
  mute: 'You will hear nothing of this topic.',
  none: 'You will be told when somebody answers you.',
} as const
