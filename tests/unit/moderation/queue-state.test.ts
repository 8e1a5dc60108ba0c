import { expect, test } from 'vitest'
import { parseQueue, toQueueAddress } from '@/lib/moderation/queue-state'
import { parseTarget } from '@/lib/moderation/target'

test.each([
  ['', { tab: 'open', kind: null, reason: null, page: 1 }],
  ['tab=mine&kind=reply&reason=appeal&page=3', { tab: 'mine', kind: 'reply', reason: 'appeal', page: 3 }],
  ['tab=constructor&kind=user&reason=toString&page=0', { tab: 'open', kind: null, reason: null, page: 1 }],
] as const)('?%s', (query, state) => {
  expect(parseQueue(Object.fromEntries(new URLSearchParams(query)))).toEqual(state)
})

test('an address that was made is read back', () => {
  const state = { tab: 'decided', kind: 'topic', reason: 'spam', page: 2 } as const
  const address = toQueueAddress(state)
  expect(address).toBe('/admin/moderation?tab=decided&kind=topic&reason=spam&page=2')
  expect(parseQueue(Object.fromEntries(new URL(address, 'http://site').searchParams))).toEqual(state)
  expect(toQueueAddress(parseQueue({}))).toBe('/admin/moderation')
})

test.each([
  ['comment', '0198c0de-0000-7000-8000-000000000000', true],
  ['user', '0198c0de-0000-7000-8000-000000000000', false],
  ['comment', '../../evil', false],
  ['comment', undefined, false],
])('%s %s', (kind, id, known) => {
  expect(parseTarget({ kind, id })).toEqual(known ? { kind, id } : null)
})
