import { expect, test } from 'vitest'
import type { Member } from '@/lib/core/viewer'
import * as policy from '@/lib/forum/policy'

const person = (id: string, role: Member['role'] = 'user'): Member => ({
  id,
  username: id,
  role,
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
})
const author = person('author')
const stranger = person('stranger')
const moderator = person('moderator', 'moderator')
const admin = person('admin', 'admin')
const post = { authorId: 'author', hiddenAt: null, deletedAt: null, withdrawnAt: null }
const now = new Date()

test.each([
  ['author', author, { reply: true, edit: true, remove: true, moderate: false, history: false }],
  ['stranger', stranger, { reply: true, edit: false, remove: false, moderate: false, history: false }],
  ['moderator', moderator, { reply: true, edit: false, remove: false, moderate: true, history: true }],
  ['admin', admin, { reply: true, edit: false, remove: false, moderate: true, history: true }],
])('%s and a topic', (_who, member, expected) => {
  expect({
    reply: policy.replyRefusal(post) === null,
    edit: policy.canEditPost(member, post),
    remove: policy.canDeletePost(member, post),
    moderate: policy.canModerateTopic(member, post),
    history: policy.canReadHistory(member),
  }).toEqual(expected)
})

test.each([
  ['hidden', { ...post, hiddenAt: now }],
  ['deleted', { ...post, deletedAt: now }],
])('a topic that is %s takes nothing more', (_state, topic) => {
  const why = topic.hiddenAt ? 'This was hidden by a moderator.' : 'This has been deleted.'
  expect(policy.replyRefusal(topic)).toBe(why)
  expect(policy.editRefusal(author, topic)).toBe(why)
  expect(policy.editRefusal(stranger, topic)).toBe('Only its author can change this.')
  expect(policy.canFollowTopic(stranger, topic)).toBe(false)
})

test('what was taken back, or whose author has left, is nobody’s to change', () => {
  expect(policy.editRefusal(author, { ...post, withdrawnAt: now })).toBe('This has been deleted.')
  // Sent twice, a deletion is answered alike.
  expect(policy.canDeletePost(author, { ...post, withdrawnAt: now })).toBe(true)
  expect(policy.canDeletePost(author, { ...post, deletedAt: now })).toBe(true)
  expect(policy.canDeletePost(author, { ...post, deletedAt: now, hiddenAt: now })).toBe(false)
  expect(policy.canDeletePost(author, { ...post, authorId: null })).toBe(false)
  expect(policy.canEditPost(author, { ...post, authorId: null })).toBe(false)
})
