import { describe, expect, test } from 'vitest'
import {
  canDeletePost,
  canEditPost,
  canRestorePost,
  canSavePost,
  canSetStatus,
  type OwnedArticle,
  seesAllPosts,
} from '@/lib/articles/policy'
import type { Member } from '@/lib/core/viewer'

const person = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  username: id,
  role: 'user',
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
  ...more,
})
const author = person('author')
const stranger = person('stranger')
const moderator = person('moderator', { role: 'moderator' })
const admin = person('admin', { role: 'admin' })
const payments = person('payments', { managesPayments: true })

const post: OwnedArticle = { authorId: 'author', status: 'published', deletedAt: null }
const trashed: OwnedArticle = { ...post, deletedAt: new Date() }

test.each([
  ['author', author, true],
  ['stranger', stranger, false],
  ['moderator', moderator, false],
  ['payments', payments, false],
  ['admin', admin, true],
])('%s and a post', (_who, member, may) => {
  expect({
    edit: canEditPost(member, post),
    remove: canDeletePost(member, post),
    restore: canRestorePost(member, post),
    editTrashed: canEditPost(member, trashed),
    restoreTrashed: canRestorePost(member, trashed),
  }).toEqual({ edit: may, remove: may, restore: false, editTrashed: false, restoreTrashed: may })
})

test.each([
  ['author', author, 'author', true, 'This post is in the trash. Restore it, then save again.'],
  ['author', author, 'admin', false, 'An administrator has put this post into the trash.'],
  ['admin', admin, 'admin', true, 'This post is in the trash. Restore it, then save again.'],
  ['stranger', stranger, 'admin', false, false],
  ['moderator', moderator, 'admin', false, false],
] as const)('%s and a post that the %o put into the trash', (_who, member, deletedById, restores, saves) => {
  const gone = { ...trashed, deletedById }
  expect([canRestorePost(member, gone), canSavePost(member, gone)]).toEqual([restores, saves])
})

test('administrators see everybody’s posts', () => {
  expect([author, moderator, payments, admin].map((member) => seesAllPosts(member))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

describe('an address that is not proved', () => {
  const newcomer = person('newcomer', { verified: false })

  test.each([
    ['begins a draft', 'draft', undefined, true],
    ['publishes', 'published', undefined, false],
    ['schedules', 'scheduled', undefined, false],
    ['changes a draft', 'draft', 'draft', true],
    ['publishes a draft', 'published', 'draft', false],
    ['takes back what readers see', 'draft', 'published', false],
    ['changes what readers see', 'published', 'published', false],
  ] as const)('%s', (_what, status, before, may) => {
    const given = before && { status: before }
    expect(canSetStatus(newcomer, status, given)).toBe(may)
    expect(canSetStatus(author, status, given)).toBe(true)
  })
})
