'use server'

import { updateTag } from 'next/cache'
import { staffAction } from '@/lib/core/action'
import { ok } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { requireCategory } from './commands/posts'
import { findTopicToGuard, type TopicToGuard } from './guard-queries'
import { canModerateTopic } from './policy'
import { lockInput, moveInput, pinInput } from './schema'

const toAddress = ({ number, slug }: TopicToGuard): { href: Address } => ({ href: routes.topic(number, slug) })

function expireTopic({ number }: TopicToGuard) {
  updateTag(tags.topic(number))
  updateTag(tags.topics)
}

/** Pins a topic to the top of its lists, or no more. Staff only, never a deleted one. */
export const pinTopic = staffAction({
  act: 'topic.pin',
  input: pinInput,
  subject: ({ id }) => findTopicToGuard({ id }),
  allow: canModerateTopic,
  audit: ({ input: { pinned, reason }, subject }) => ({
    action: pinned ? 'topic.pin' : 'topic.unpin',
    subject: `topic:${subject.id}`,
    reason,
  }),
  async run({ input: { pinned }, subject, tx }) {
    await tx.topic.update({ where: { id: subject.id }, data: { pinned }, select: { id: true } })
    expireTopic(subject)
    return ok(toAddress(subject), pinned ? 'The topic is pinned.' : 'The topic is no longer pinned.')
  },
})

/** Closes a topic for replies, or opens it again. Staff only, never a deleted one. */
export const lockTopic = staffAction({
  act: 'topic.lock',
  input: lockInput,
  subject: ({ id }) => findTopicToGuard({ id }),
  allow: canModerateTopic,
  audit: ({ input: { locked, reason }, subject }) => ({
    action: locked ? 'topic.lock' : 'topic.unlock',
    subject: `topic:${subject.id}`,
    reason,
  }),
  async run({ input: { locked }, subject, tx }) {
    const lockedAt = locked ? (subject.lockedAt ?? new Date()) : null
    await tx.topic.update({ where: { id: subject.id }, data: { lockedAt }, select: { id: true } })
    expireTopic(subject)
    return ok(toAddress(subject), locked ? 'The topic is locked.' : 'The topic is open again.')
  },
})

/** Moves a topic to another category. Staff only; refuses a category that the forum has not. */
export const moveTopic = staffAction<typeof moveInput, TopicToGuard, { href: Address }>({
  act: 'topic.move',
  input: moveInput,
  subject: ({ id }) => findTopicToGuard({ id }),
  allow: canModerateTopic,
  audit: ({ input: { category, reason }, subject }) => ({
    action: 'topic.move',
    subject: `topic:${subject.id}`,
    reason,
    details: { from: subject.category.slug, to: category },
  }),
  async run({ input: { category }, subject, tx }) {
    const categoryId = await requireCategory(tx, category)
    // A form of the author's that is open holds the former category: saving it must not move the topic back unseen.
    const data = { categoryId, version: { increment: 1 } }
    await tx.topic.update({ where: { id: subject.id }, data, select: { id: true } })
    expireTopic(subject)
    return ok(toAddress(subject), 'The topic has been moved.')
  },
})
