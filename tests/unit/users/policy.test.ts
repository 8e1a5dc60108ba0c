import { describe, expect, test } from 'vitest'
import type { Member } from '@/lib/core/viewer'
import { higherRole, toInvitationState } from '@/lib/invitations/invitation'
import { canInvite, canResend, canRevoke } from '@/lib/invitations/policy'
import { permissionMatrix } from '@/lib/roles/matrix'
import { parseDialog, parseTab, parseUserList, toUserListAddress } from '@/lib/users/list-state'
import { offeredActs } from '@/lib/users/offered-acts'
import {
  canEndSessionsOf,
  canManageUsers,
  deletionRefusal,
  editRefusal,
  type ManagedUser,
  paymentsRefusal,
  roleRefusal,
  verifyAgainRefusal,
} from '@/lib/users/policy'

const person = (id: string, role: Member['role']): Member => ({
  id,
  username: id,
  role,
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
})
const [user, moderator, admin] = [person('user', 'user'), person('mod', 'moderator'), person('admin', 'admin')]
const account = (more: Partial<ManagedUser> = {}): ManagedUser => ({
  id: 'other',
  role: 'user',
  protected: false,
  verified: true,
  leaving: false,
  ...more,
})

describe('roles, edits and deletions', () => {
  test.each([
    ['member', user],
    ['moderator', moderator],
  ])('a %s may do nothing', (_who, member) => {
    expect(canManageUsers(member)).toBe(false)
    expect(roleRefusal(member, account(), 'moderator')).toBe('Only admins can change roles')
    expect(editRefusal(member, account())).not.toBeNull()
    expect(deletionRefusal(member, account())).not.toBeNull()
    expect(canEndSessionsOf(member, account())).toBe(false)
    expect(verifyAgainRefusal(member, account({ verified: false }))).not.toBeNull()
    expect(canInvite(member)).toBe(false)
  })

  test.each([
    ['somebody', account(), { role: null, edit: null, remove: null, sessions: true }],
    ['another administrator', account({ role: 'admin' }), { role: null, edit: null, remove: null, sessions: true }],
    [
      'themselves',
      account({ id: 'admin', role: 'admin' }),
      {
        role: 'You cannot change your own role',
        edit: null,
        remove: 'You cannot delete your own account here.',
        sessions: false,
      },
    ],
    [
      'the first administrator',
      account({ role: 'admin', protected: true }),
      {
        role: 'This admin account cannot be demoted.',
        edit: 'This admin account is edited by its owner only.',
        remove: 'This admin account cannot be deleted.',
        sessions: true,
      },
    ],
  ])('an administrator and %s', (_who, managed, expected) => {
    expect({
      role: roleRefusal(admin, managed, 'user'),
      edit: editRefusal(admin, managed),
      remove: deletionRefusal(admin, managed),
      sessions: canEndSessionsOf(admin, managed),
    }).toEqual(expected)
  })

  test('the payments right is given by administrators, to others with a proved address', () => {
    expect(paymentsRefusal(moderator, account(), true)).toBe('Only admins can give rights')
    expect(paymentsRefusal(admin, account(), true)).toBeNull()
    expect(paymentsRefusal(admin, account({ id: 'admin' }), true)).toBe('You cannot change your own rights')
    expect(paymentsRefusal(admin, account({ protected: true }), false)).not.toBeNull()
    expect(paymentsRefusal(admin, account({ verified: false }), true)).not.toBeNull()
    expect(paymentsRefusal(admin, account({ verified: false }), false)).toBeNull()
  })

  test('staff have a proved address', () => {
    const unproved = account({ verified: false })
    expect(roleRefusal(admin, unproved, 'moderator')).not.toBeNull()
    expect(roleRefusal(admin, unproved, 'user')).toBeNull()
    expect(verifyAgainRefusal(admin, unproved)).toBeNull()
    expect(verifyAgainRefusal(admin, { ...unproved, leaving: true })).not.toBeNull()
    expect(verifyAgainRefusal(admin, account())).not.toBeNull()
  })

  test('dialogs offer what the rules allow', () => {
    expect(offeredActs(admin, { ...account(), managesPayments: false }).roles).toEqual(['user', 'moderator', 'admin'])
    const own = offeredActs(admin, { ...account({ id: 'admin', role: 'admin' }), managesPayments: false })
    expect(own).toMatchObject({ roles: ['admin'], roleHint: 'You cannot change your own role' })
    expect(own.refusals.edit).toBeNull()
    expect(own.refusals.delete).not.toBeNull()
    const first = offeredActs(admin, { ...account({ role: 'admin', protected: true }), managesPayments: false })
    expect(own.refusals['make-user']).toBe('You cannot change your own role')
    expect(first.refusals['make-moderator']).toBe('This admin account cannot be demoted.')
  })
})

describe('invitations', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each([
    ['sent', 'admin', '2026-11-22T12:00:00Z', 'sent', true, true],
    ['sent', 'admin', '2026-11-21T12:00:00Z', 'expired', true, false],
    ['sent', 'moderator', '2026-11-22T12:00:00Z', 'revoked', true, false],
    ['sent', null, '2026-11-22T12:00:00Z', 'revoked', true, false],
    ['revoked', 'admin', '2026-11-22T12:00:00Z', 'revoked', true, false],
    ['accepted', 'user', '2026-11-20T12:00:00Z', 'accepted', false, false],
    ['accepted', null, '2026-11-20T12:00:00Z', 'accepted', false, false],
  ] as const)('%s by %s until %s is %s', (status, senderRole, until, state, again, back) => {
    expect(toInvitationState({ status, senderRole, expiresAt: new Date(until) }, now)).toBe(state)
    expect(canResend(admin, { state })).toBe(again)
    expect(canRevoke(admin, { state })).toBe(back)
    expect(canResend(moderator, { state })).toBe(false)
    expect(canRevoke(moderator, { state })).toBe(false)
  })

  test('never lower a role', () => {
    expect(higherRole('admin', 'user')).toBe('admin')
    expect(higherRole('user', 'moderator')).toBe('moderator')
    expect(higherRole('moderator', 'admin')).toBe('admin')
  })
})

describe('the matrix of permissions', () => {
  const rows = permissionMatrix()
  const may = (label: string) => rows.find((row) => row.label === label)?.may

  test('says what the rules say', () => {
    expect(may('Comment and reply')).toEqual({ user: true, moderator: true, admin: true })
    expect(may('Work on reports')).toEqual({ user: false, moderator: true, admin: true })
    expect(may('Manage news')).toEqual({ user: false, moderator: true, admin: true })
    expect(may('Manage payments and plans')).toEqual({ user: false, moderator: false, admin: true })
    for (const label of [
      'Invite people',
      'Give others the payments right',
      'Read the analytics',
      'See newsletter subscribers',
    ])
      expect(may(label), label).toEqual({ user: false, moderator: false, admin: true })
    expect(may('Change the role of others')).toEqual({ user: false, moderator: false, admin: true })
    expect(may('Change their own role')).toEqual({ user: false, moderator: false, admin: false })
    expect(may('Edit and delete articles of others')).toEqual({ user: false, moderator: false, admin: true })
  })

  test('no role may less than the one below it, and no question is asked twice', () => {
    for (const { label, may: cells } of rows) {
      expect(!cells.user || cells.moderator, label).toBe(true)
      expect(!cells.moderator || cells.admin, label).toBe(true)
    }
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
  })
})

describe('the address of the list', () => {
  const id = '0193a7b0-0000-7000-8000-000000000001'

  test('keeps what was asked and leaves out what is usual', () => {
    expect(toUserListAddress(parseUserList({}))).toBe('/admin/users')
    expect(toUserListAddress(parseUserList({ q: ' ada ', sort: 'role', after: `user-ada-b_c_${id}` }))).toBe(
      `/admin/users?q=ada&sort=role&after=user-ada-b_c_${id}`,
    )
    expect(parseUserList({ before: `1763000000000_${id}` }).place).toEqual({
      way: 'before',
      value: '1763000000000',
      id,
    })
    expect(toUserListAddress(parseUserList({ sort: '-joined' }), { dialog: 'edit', id })).toBe(
      `/admin/users?edit=${id}`,
    )
  })

  test.each([
    ['user', id],
    ['user', `_${id}`],
    ['user', `a\0_${id}`],
    ['role', `ada_${id}`],
    ['joined', `ada_${id}`],
    ['joined', `999999999999999_${id}`],
  ])('ordered by %s has no place %j', (sort, after) => {
    expect(parseUserList({ sort, after }).place).toBeNull()
  })

  test('falls back on what nobody offers', () => {
    expect(parseUserList({ sort: 'password', after: "1' or 1" })).toEqual({
      q: '',
      sort: 'joined',
      down: true,
      place: null,
    })
    expect(parseTab({ tab: 'secrets' })).toBe('users')
    expect(parseDialog({ edit: 'x' })).toBeNull()
    expect(parseDialog({ delete: id })).toEqual({ dialog: 'delete', id })
  })
})
