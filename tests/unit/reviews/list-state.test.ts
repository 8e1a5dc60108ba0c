import { expect, test } from 'vitest'
import { parseReviewList } from '@/lib/reviews/list-state'

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
