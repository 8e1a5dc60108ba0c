import { expect, test } from 'vitest'
import { toListFeed } from '@/lib/articles/list-feed'
import { type ArticleListState, canonicalArticleList, parseArticleList } from '@/lib/articles/list-state'

const whole: ArticleListState = { sort: 'latest', category: null, tag: null, page: 1 }

test('the whole list, and one with every choice', () => {
  expect(parseArticleList({})).toEqual(whole)
  expect(parseArticleList({ sort: 'latest', category: 'all', tag: '_', page: '1' })).toEqual(whole)
  expect(parseArticleList({ sort: 'popular', category: 'laptops', tag: 'usb-c', page: '2' })).toEqual({
    sort: 'popular',
    category: 'laptops',
    tag: 'usb-c',
    page: 2,
  })
  expect(parseArticleList({ tag: 'all' })).toEqual({ ...whole, tag: 'all' })
})

test.each([
  { sort: 'highest' },
  { category: '_' },
  { category: 'A b' },
  { tag: '-' },
  { tag: '' },
  { tag: 'USB-C' },
  { tag: 'a'.repeat(101) },
  { page: '0' },
])('%j is no list', (asked) => {
  expect(parseArticleList(asked)).toBeNull()
})

test('a page is canonical to itself, an order and a tag to the base list', () => {
  expect(canonicalArticleList(whole)).toBe('/articles')
  expect(canonicalArticleList({ ...whole, page: 2 })).toBe('/articles?page=2')
  expect(canonicalArticleList({ ...whole, page: 2 }, '/category/cloud')).toBe('/category/cloud?page=2')
  expect(canonicalArticleList({ ...whole, sort: 'oldest', page: 2 })).toBe('/articles')
  expect(canonicalArticleList({ ...whole, tag: 'usb-c' })).toBe('/articles')
  expect(canonicalArticleList({ ...whole, tag: 'usb-c', page: 2 }, '/category/cloud')).toBe('/category/cloud')
})

test.each([
  [{}, null],
  [{ tag: 'usb-c' }, { kind: 'tag', name: 'usb-c', title: 'USB-C' }],
  [{ category: 'cloud' }, { kind: 'category', name: 'cloud', title: 'Cloud Services' }],
  [
    { category: 'cloud', tag: 'usb-c' },
    { kind: 'category', name: 'cloud', title: 'Cloud Services' },
  ],
])('narrowed to %j it goes with the feed %j', (chosen, feed) => {
  expect(toListFeed({ ...whole, ...chosen }, { category: 'Cloud Services', tag: 'USB-C' })).toEqual(feed)
})
