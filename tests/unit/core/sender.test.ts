import { expect, test } from 'vitest'
import { isSentBy, type Member } from '@/lib/core/viewer'

const id = '0190a000-0000-7000-8000-000000000001'
const noor: Member = {
  id,
  username: 'noor',
  role: 'user',
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
}

test.each([
  ['a page made for whoever is signed in', noor, null, true],
  ['a form that says nobody', noor, '', true],
  ["one's own form", noor, id, true],
  ["somebody else's form", noor, '0190a000-0000-7000-8000-000000000002', false],
  ['a form of a member, sent by a visitor', null, id, false],
  ['a visitor', null, null, false],
])('%s', (_what, viewer, sender, may) => {
  expect(isSentBy(viewer, sender)).toBe(may)
})
