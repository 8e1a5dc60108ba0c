import { expect, test } from 'vitest'
import { parseForumList } from '@/lib/forum/list-state'
import { pageOfReply, replyAddress, topicPageAddress, topicPages } from '@/lib/forum/reply-page'

const topic = { number: 7, slug: 'a-keyboard' }

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [10_000, 500],
])('position %d stands on page %d', (position, page) => {
  expect(pageOfReply(position)).toBe(page)
})

test('a reply keeps its address, and the first page has none of its own', () => {
  expect(replyAddress(topic, 3)).toBe('/forum/topic/7/a-keyboard#reply-3')
  expect(replyAddress(topic, 21)).toBe('/forum/topic/7/a-keyboard?page=2#reply-21')
  expect(topicPageAddress(topic, 1)).toBe('/forum/topic/7/a-keyboard')
  expect(topicPages(0)).toBe(1)
})

test('the list knows its own states and no others', () => {
  expect(parseForumList({})).toEqual({ tab: 'all', category: null, sort: 'recent', page: 1 })
  expect(parseForumList({ tab: 'hot', category: 'ai', sort: 'views', page: '3' })).toEqual({
    tab: 'hot',
    category: 'ai',
    sort: 'views',
    page: 3,
  })
  for (const asked of [{ tab: 'cold' }, { sort: 'toString' }, { page: '0' }, { page: 'abc' }, { category: '../x' }]) {
    expect(parseForumList(asked), JSON.stringify(asked)).toBeNull()
  }
})
