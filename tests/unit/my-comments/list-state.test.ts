import { expect, test } from 'vitest'
import { parseMyComments, toMyCommentsAddress } from '@/lib/my-comments/list-state'

test('an address that was made is read back', () => {
  const state = { q: 'battery & life', state: 'hidden', in: null, page: 2 } as const
  const address = toMyCommentsAddress(state)
  expect(address).toBe('/comments?q=battery+%26+life&state=hidden&page=2')
  expect(parseMyComments(Object.fromEntries(new URL(address, 'http://site').searchParams))).toEqual(state)
})

test('one discussion stands in the address', () => {
  const id = '0198c0de-0000-7000-8000-000000000000'
  const state = { q: '', state: null, in: `topic:${id}`, page: 3 } as const
  expect(toMyCommentsAddress(state)).toBe(`/comments?in=topic%3A${id}&page=3`)
  expect(parseMyComments({ in: `topic:${id}`, page: '3' })).toEqual(state)
  expect(parseMyComments({ in: `news:${id}` }).in).toBeNull()
  expect(parseMyComments({ in: 'topic:1' }).in).toBeNull()
})

test('values that mean nothing count as absent', () => {
  const usual = { q: '', state: null, in: null, page: 1 }
  expect(parseMyComments({})).toEqual(usual)
  expect(parseMyComments({ q: ' \u0000 ', state: 'constructor', page: '-1' })).toEqual(usual)
  expect(toMyCommentsAddress(usual)).toBe('/comments')
})
