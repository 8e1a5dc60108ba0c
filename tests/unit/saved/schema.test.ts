import { describe, expect, test } from 'vitest'
import { parseSavedList } from '@/lib/saved/list-state'
import { labelInput } from '@/lib/saved/schema'
import { parseWishList } from '@/lib/wishlist/list-state'
import { targetInput } from '@/lib/wishlist/schema'

const id = '0190a0b0-0000-7000-8000-000000000001'

describe('labels', () => {
  test.each([
    ['work, To buy ,, work', ['work', 'To buy']],
    ['Work, work', ['work']],
    ['  ', []],
    ['a\tb  c', ['a b c']],
  ])('%j', (labels, expected) => {
    expect(labelInput.parse({ id, labels }).labels).toEqual(expected)
  })

  test('are few and short', () => {
    expect(labelInput.safeParse({ id, labels: 'abcdefghi'.split('').join(',') }).success).toBe(false)
    expect(labelInput.safeParse({ id, labels: 'x'.repeat(31) }).success).toBe(false)
    expect(labelInput.safeParse({ id, labels: '😀'.repeat(30) }).success).toBe(true)
  })
})

test.each([
  ['', null],
  ['79.50', 7950],
])('the price to wait for, %j, is %s', (target, expected) => {
  expect(targetInput.parse({ productId: id, target }).target).toBe(expected)
})

test.each(['0', '0.00', '$0', '-1', 'free'])('%j is no price to wait for', (target) => {
  expect(targetInput.safeParse({ productId: id, target }).success).toBe(false)
})

test('values that no list has fall back', () => {
  expect(parseSavedList({ list: 'x', kind: 'x', sort: 'x', page: '-1', label: ' a  b ', q: ['q', 'r'] })).toEqual({
    list: 'later',
    kind: null,
    label: 'a b',
    sort: 'newest',
    q: 'r',
    page: 1,
  })
  expect(parseWishList({ sort: 'constructor', page: '2' })).toEqual({ sort: 'newest', page: 2 })
})
