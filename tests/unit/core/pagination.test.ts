import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LAST_ADDRESSABLE_PAGE, pageCount, pageItems, pageOf, parsePage } from '@/lib/core/pagination'

describe('pageItems', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [99, 9, [1, 'gap', 8, 9]],
    [0, 9, [1, 2, 'gap', 9]],
    [1, 0, [1]],
  ])('page %d of %d', (current, last, items) => {
    expect(pageItems(current, last)).toEqual(items)
  })

  const place = fc
    .integer({ min: 1, max: 10_000 })
    .chain((last) => fc.record({ last: fc.constant(last), current: fc.integer({ min: 1, max: last }) }))

  test('shows first, last and current, in order, without two gaps together or a gap at an end', () => {
    fc.assert(
      fc.property(place, ({ current, last }) => {
        const items = pageItems(current, last)
        const pages = items.filter((item) => item !== 'gap')
        expect(pages).toEqual(expect.arrayContaining([1, current, last]))
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(items[0]).toBe(1)
        expect(items.at(-1)).toBe(last)
        expect(items.length).toBeLessThanOrEqual(7)
      }),
    )
  })

  test('a gap stands for two pages or more', () => {
    fc.assert(
      fc.property(place, ({ current, last }) => {
        const items = pageItems(current, last)
        items.forEach((item, index) => {
          const before = items[index - 1]
          const after = items[index + 1]
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(item - before).toBe(1)
        })
      }),
    )
  })
})

test.each([
  [0, 9, 1],
  [1, 9, 1],
  [9, 9, 1],
  [10, 9, 2],
  [100, 12, 9],
])('%d rows at %d a page are %d pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages)
})

test.each([
  [undefined, 1],
  ['1', 1],
  ['2', 2],
  ['10000', LAST_ADDRESSABLE_PAGE],
  ['10001', null],
  ['99999999999999999999', null],
  ['', null],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['+1', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  [' 1', null],
  ['1\n', null],
  ['abc', null],
  ['١', null],
])('the address ?page=%j asks for %j', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

test.each([
  [100, 1, 12, { from: 1, to: 12, total: 100 }],
  [100, 9, 12, { from: 97, to: 100, total: 100 }],
  [100, 10, 12, { from: 0, to: 0, total: 100 }],
  [0, 1, 12, { from: 0, to: 0, total: 0 }],
  [1, 1, 12, { from: 1, to: 1, total: 1 }],
])('of %d rows, page %d at %d shows %j', (total, page, size, shown) => {
  expect(pageOf(total, page, size)).toEqual(shown)
})

test('the pages of a list show every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50 }), (total, size) => {
      const pages = Array.from({ length: pageCount(total, size) }, (_, index) => pageOf(total, index + 1, size))
      const rows = pages.reduce((sum, { from, to }) => sum + to - from + 1, 0)
      expect(rows).toBe(total)
    }),
  )
})
