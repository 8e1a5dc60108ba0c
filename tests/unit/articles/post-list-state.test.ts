import { expect, test } from 'vitest'
import { POST_SORTS, parsePostList, toSortParam } from '@/lib/articles/post-list-state'

test('every order that an address can name is read as it was written', () => {
  for (const sort of POST_SORTS) {
    for (const down of [true, false]) {
      const param = toSortParam({ sort, down })
      expect(parsePostList(param === null ? {} : { sort: param })).toMatchObject({ sort, down })
    }
  }
})

test('the newest first is what an address without an order shows', () => {
  expect(toSortParam({ sort: 'date', down: true })).toBeNull()
})

test.each(['evil', '-evil', '--title', '-', '', '-date'])(
  'the order %j, which nobody offers, is the default',
  (sort) => {
    expect(parsePostList({ sort })).toMatchObject({ sort: 'date', down: true })
  },
)
