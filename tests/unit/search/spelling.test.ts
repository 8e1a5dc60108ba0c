import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSlips, nearestWord, respell, spelledWords } from '@/lib/search/spelling'

describe('slips', () => {
  test.each([
    ['battery', 'battery', 0],
    ['batery', 'battery', 1],
    ['iphnoe', 'iphone', 1],
    ['cemera', 'camera', 1],
    ['kamara', 'camera', 2],
    ['', 'abc', 3],
    ['電池', '電地', 1],
  ])('%s to %s is %i', (from, to, slips) => expect(countSlips(from, to)).toBe(slips))

  test('as many one way as the other, and none only between equals', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (from, to) => {
        expect(countSlips(from, to)).toBe(countSlips(to, from))
        expect(countSlips(from, to) === 0).toBe(from === to)
      }),
    )
  })
})

test('the nearest word has at most one slip when it is short, two when it is long', () => {
  expect(nearestWord('batery', ['battle', 'battery', 'battered'])).toBe('battery')
  expect(nearestWord('hedphnes', ['headphones', 'phones'])).toBe('headphones')
  expect(nearestWord('audoi', ['radio', 'audio'])).toBe('audio')
  expect(nearestWord('ausoi', ['audio'])).toBeNull()
  expect(nearestWord('xyzzyq', ['battery'])).toBeNull()
  expect(nearestWord('word', [])).toBeNull()
  expect(nearestWord('lapt', ['last', 'laptop'])).toBe('laptop')
})

test('words of letters are looked at, and replaced where they stand', () => {
  expect(spelledWords('Batery life of the RTX-4090, batery "hedphones"')).toEqual(['batery', 'life', 'hedphones'])
  expect(spelledWords('%%% 123 \u0000')).toEqual([])
  expect(spelledWords('aaaa bbbb cccc dddd eeee ffff gggg hhhh')).toHaveLength(6)
  expect(
    respell(
      '"Batery life" -hedphones',
      new Map([
        ['batery', 'battery'],
        ['hedphones', 'headphones'],
      ]),
    ),
  ).toBe('"battery life" -headphones')
})
