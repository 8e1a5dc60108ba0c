import { expect, test } from 'vitest'
import { canonicalReviewList, parseReviewList } from '@/lib/reviews/list-state'

test('an address without a query is the first page of everything, newest first', () => {
  expect(parseReviewList({})).toEqual({ tab: 'recent', category: null, page: 1 })
})

test.each([
  [
    { tab: 'popular', category: 'audio', page: '3' },
    { tab: 'popular', category: 'audio', page: 3 },
  ],
  [
    { tab: 'highest', category: 'all', page: '1' },
    { tab: 'highest', category: null, page: 1 },
  ],
])('%o is understood', (asked, state) => {
  expect(parseReviewList(asked)).toEqual(state)
})

test.each([
  { tab: 'newest' },
  { tab: 'Popular' },
  { page: '0' },
  { page: 'abc' },
  { page: '01' },
  { page: '-1' },
  { page: '1.5' },
  { category: '-' },
  { category: 'A B' },
])('%o is no list', (asked) => {
  expect(parseReviewList(asked)).toBeNull()
})

test.each([
  [{ tab: 'recent', category: null, page: 1 }, '/reviews'],
  [{ tab: 'recent', category: null, page: 2 }, '/reviews?page=2'],
  [{ tab: 'popular', category: null, page: 2 }, '/reviews'],
  [{ tab: 'recent', category: 'audio', page: 1 }, '/reviews/category/audio'],
  [{ tab: 'recent', category: 'audio', page: 2 }, '/reviews/category/audio?page=2'],
  [{ tab: 'highest', category: 'audio', page: 2 }, '/reviews/category/audio'],
] as const)('%o is found at %s', (state, address) => {
  expect(canonicalReviewList(state)).toBe(address)
})
