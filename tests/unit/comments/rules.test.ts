import { describe, expect, test } from 'vitest'
import { makePostKeys } from '@/components/ui/post-key'
import { parseCommentList } from '@/lib/comments/list-state'
import { canDeleteComment, canEditComment, editRefusal, type OwnedComment } from '@/lib/comments/policy'
import { saysSomething } from '@/lib/core/says-something'
import type { Member } from '@/lib/core/viewer'

const NOW = Date.UTC(2026, 10, 21, 12)
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000)
const base = { role: 'user', verified: true, suspendedUntil: null, managesPayments: false } as const
const author: Member = { id: 'a', username: 'author', ...base }
const stranger: Member = { id: 's', username: 'stranger', ...base }
const moderator: Member = { ...stranger, id: 'm', role: 'moderator' }
const comment: OwnedComment = { authorId: 'a', createdAt: hoursAgo(1), hiddenAt: null, deletedAt: null }

test.each<[string, Member, Partial<OwnedComment>, { edit: boolean; remove: boolean }]>([
  ['its author', author, {}, { edit: true, remove: true }],
  ['its author, a day later', author, { createdAt: hoursAgo(24) }, { edit: false, remove: true }],
  ['its author, once hidden', author, { hiddenAt: hoursAgo(0) }, { edit: false, remove: false }],
  ['its author, once deleted', author, { deletedAt: hoursAgo(0) }, { edit: false, remove: true }],
  ['a stranger', stranger, {}, { edit: false, remove: false }],
  ['a moderator', moderator, {}, { edit: false, remove: false }],
  ['anybody, when the author left', author, { authorId: null }, { edit: false, remove: false }],
])('%s', (_who, member, change, expected) => {
  const row = { ...comment, ...change }
  expect({ edit: canEditComment(member, row, NOW), remove: canDeleteComment(member, row) }).toEqual(expected)
})

test.each<[string, Member, Partial<OwnedComment>, string | null]>([
  ['its author', author, {}, null],
  ['its author, a day later', author, { createdAt: hoursAgo(24) }, 'A comment can be edited by its author, for a day.'],
  ['its author, once deleted', author, { deletedAt: hoursAgo(0) }, 'Your comment has been deleted.'],
  ['its author, once hidden', author, { hiddenAt: hoursAgo(0) }, 'Your comment was hidden by a moderator.'],
  ['a stranger', stranger, { deletedAt: hoursAgo(0) }, 'A comment can be edited by its author, for a day.'],
])('%s hears why it cannot be changed: %s', (_who, member, change, why) => {
  expect(editRefusal(member, { ...comment, ...change }, NOW)).toBe(why)
})

describe('the part of a discussion that an address asks for', () => {
  test.each([
    [{}, { order: 'newest', page: 1 }],
    [
      { order: 'best', page: '3' },
      { order: 'best', page: 3 },
    ],
    [{ order: 'loudest' }, null],
    [{ order: 'constructor' }, null],
    [{ page: '0' }, null],
    [{ page: '01' }, null],
  ])('%j', (asked, state) => {
    expect(parseCommentList(asked)).toEqual(state)
  })
})

test.each([
  ['a', true],
  ['.', true],
  ['👍', true],
  ['', false],
  [' \n\t\u00a0', false],
  ['\u200b\u200d\u2060\ufeff', false],
  ['\ufe0f\u034f\u180b\u{e0100}', false],
  ['\u2800 \u3164\u115f\u1160\uffa0', false],
  ['\u2801', true],
])('%j says something: %s', (text, says) => {
  expect(saysSomething(text)).toBe(says)
})

test('a text keeps the name of its act until it is posted', () => {
  const keys = makePostKeys()
  const keyOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return keys.keyOf(form)
  }
  let last = keyOf({ content: 'a' })
  expect(keyOf({ content: 'a' })).toBe(last)
  const changes: Record<string, string>[] = [
    { content: 'b' },
    { content: 'b', title: 'One' },
    { content: 'b', title: 'One', tags: 'x' },
    { content: 'b', title: 'One', tags: 'x', category: 'ai' },
  ]
  for (const fields of changes) {
    expect(keyOf(fields)).not.toBe(last)
    last = keyOf(fields)
    expect(keyOf({ ...fields, postKey: last })).toBe(last)
  }
  keys.renew()
  expect(keyOf({ content: 'b' })).not.toBe(last)

  const whole = makePostKeys((form) => [...form])
  const form = new FormData()
  form.set('content', 'b')
  last = whole.keyOf(form)
  expect(whole.keyOf(form)).toBe(last)
  form.set('status', 'draft')
  expect(whole.keyOf(form)).not.toBe(last)
})
