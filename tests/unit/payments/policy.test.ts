import { expect, test } from 'vitest'
import { adminLinksOf, canEnterAdmin } from '@/lib/core/admin-navigation'
import { routes } from '@/lib/core/routes'
import type { Member, Viewer } from '@/lib/core/viewer'
import { canManagePayments } from '@/lib/payments/policy'

const person = (more: Partial<Member>): Member => ({
  id: 'id',
  username: 'who',
  role: 'user',
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
  ...more,
})

const PEOPLE: [string, Viewer, boolean][] = [
  ['visitor', null, false],
  ['member', person({}), false],
  ['member with the right', person({ managesPayments: true }), true],
  ['moderator', person({ role: 'moderator' }), false],
  ['moderator with the right', person({ role: 'moderator', managesPayments: true }), true],
  ['administrator', person({ role: 'admin' }), true],
]

test.each(PEOPLE)('payments and a %s', (_who, viewer, expected) => {
  expect(canManagePayments(viewer)).toBe(expected)
  if (viewer) expect(canEnterAdmin(viewer, 'payments')).toBe(expected)
})

test('whoever has nothing but the right finds the page in the navigation, and no other but their posts', () => {
  const links = adminLinksOf(person({ managesPayments: true })).map(({ href }) => href)
  expect(links).toEqual([routes.adminBlog, routes.adminPayments])
})
