import { expect, test } from 'vitest'
import { parseMyComments, toMyCommentsAddress } from '@/lib/my-comments/list-state'

test('an address that was made is read back', () => {
  const state = { q: 'battery & life', state: 'hidden', page: 2 } as const
  const address = toMyCommentsAddress(state)
  expect(address).toBe('/comments?q=battery+%26+life&state=hidden&page=2')
  expect(parseMyComments(Object.fromEntries(new URL(address, 'http://site').searchParams))).toEqual(state)
})

test('values that mean nothing count as absent', () => {
  const usual = { q: '', state: null, page: 1 }
  expect(parseMyComments({})).toEqual(usual)
  expect(parseMyComments({ q: ' \u0000 ', state: 'constructor', page: '-1' })).toEqual(usual)
  expect(toMyCommentsAddress(usual)).toBe('/comments')
})
