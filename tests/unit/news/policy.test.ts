import { expect, test } from 'vitest'
import { adminLinksOf } from '@/lib/core/admin-navigation'
import { routes } from '@/lib/core/routes'
import type { Member, Viewer } from '@/lib/core/viewer'
import { canManageNews } from '@/lib/news/policy'

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
  ['member who manages payments', person({ managesPayments: true }), false],
  ['moderator', person({ role: 'moderator' }), true],
  ['administrator', person({ role: 'admin' }), true],
]

test.each(PEOPLE)('news and a %s', (_who, viewer, expected) => {
  expect(canManageNews(viewer)).toBe(expected)
  const links = viewer ? adminLinksOf(viewer).map(({ href }) => href) : []
  expect(links.includes(routes.adminNews)).toBe(expected)
})
