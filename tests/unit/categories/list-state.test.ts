import { expect, test } from 'vitest'
import { parseCategoryList, parseTagList } from '@/lib/categories/list-state'

test('a category alone, and with everything', () => {
  const plain = { category: 'cloud', sub: null, sort: 'latest', tag: null, page: 1 }
  expect(parseCategoryList({ category: 'cloud' })).toEqual(plain)
  expect(parseCategoryList({ category: 'cloud', sub: '-', sort: 'latest', tag: '_', page: '1' })).toEqual(plain)
  expect(parseCategoryList({ category: 'hardware', sub: 'laptops', sort: 'popular', tag: 'usb-c', page: '2' })).toEqual(
    { category: 'hardware', sub: 'laptops', sort: 'popular', tag: 'usb-c', page: 2 },
  )
})

test.each([
  { category: '-' },
  { category: 'cloud', sub: '_' },
  { category: 'cloud', sort: 'highest' },
  { category: 'cloud', tag: '-' },
  { category: 'cloud', page: '-1' },
])('%j is no category list', (asked) => {
  expect(parseCategoryList(asked)).toBeNull()
})

test('a tag has two orders', () => {
  expect(parseTagList({ tag: 'ai' })).toEqual({ tag: 'ai', sort: 'latest', page: 1 })
  expect(parseTagList({ tag: 'ai', sort: 'oldest', page: '2' })).toEqual({ tag: 'ai', sort: 'oldest', page: 2 })
  expect(parseTagList({ tag: 'ai', sort: 'popular' })).toBeNull()
  expect(parseTagList({ tag: 'A' })).toBeNull()
})
