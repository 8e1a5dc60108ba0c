import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreLevel, scoreText, scoreWord, starCount } from '@/lib/reviews/score'

test.each([
  [5, 5, 'Excellent'],
  [4.5, 5, 'Excellent'],
  [4.4, 4, 'Very good'],
  [4, 4, 'Very good'],
  [3.9, 3, 'Good'],
  [3, 3, 'Good'],
  [2.9, 2, 'Fair'],
  [2, 2, 'Fair'],
  [1.9, 1, 'Poor'],
  [0, 1, 'Poor'],
])('%d is level %d, %s', (rating, level, word) => {
  expect(scoreLevel(rating)).toBe(level)
  expect(scoreWord(rating)).toBe(word)
})

test.each([
  [0, 0],
  [0.4, 0],
  [0.5, 0.5],
  [3, 3],
  [4.4, 4],
  [4.5, 4.5],
  [4.6, 4.5],
  [4.9, 4.5],
  [5, 5],
  [-1, 0],
  [7, 5],
])('%d draws %d stars', (rating, stars) => {
  expect(starCount(rating)).toBe(stars)
})

test('every rating in tenths draws whole or half stars and never more than it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
      const stars = starCount(tenths / 10)
      expect(Number.isInteger(stars * 2)).toBe(true)
      expect(stars).toBeLessThanOrEqual(tenths / 10)
      expect(tenths / 10 - stars).toBeLessThan(0.5)
    }),
  )
})

test('a rating is printed with one decimal', () => {
  expect([4, 4.6, 0].map(scoreText)).toEqual(['4.0', '4.6', '0.0'])
})
