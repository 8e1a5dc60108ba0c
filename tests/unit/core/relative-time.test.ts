import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoDate, shortDate } from '@/lib/core/dates'
import { relativeTime } from '@/lib/core/relative-time'

const now = new Date('2026-11-20T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

describe('in the forum', () => {
  test.each([
    [-HOUR, 'just now'],
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [60 * SECOND, '1 minute ago'],
    [119 * SECOND, '1 minute ago'],
    [2 * MINUTE, '2 minutes ago'],
    [HOUR - SECOND, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [2 * HOUR, '2 hours ago'],
    [DAY - SECOND, '23 hours ago'],
    [DAY, '1 day ago'],
    [7 * DAY - SECOND, '6 days ago'],
    [7 * DAY, 'Nov 13, 2026'],
    [400 * DAY, 'Oct 16, 2025'],
  ])('%d ms before now is %j', (milliseconds, words) => {
    expect(relativeTime(before(milliseconds), now, 'forum')).toBe(words)
  })
})

describe('under a post', () => {
  test.each([
    [-DAY, 'just now'],
    [59 * SECOND, 'just now'],
    [60 * SECOND, '1 minute ago'],
    [45 * MINUTE - SECOND, '44 minutes ago'],
    [45 * MINUTE, 'about 1 hour ago'],
    [90 * MINUTE - SECOND, 'about 1 hour ago'],
    [90 * MINUTE, 'about 2 hours ago'],
    [23 * HOUR, 'about 23 hours ago'],
    [DAY, '1 day ago'],
    [36 * HOUR, '2 days ago'],
    [29 * DAY, '29 days ago'],
    [30 * DAY, 'about 1 month ago'],
    [50 * DAY, 'about 2 months ago'],
    [60 * DAY, '2 months ago'],
    [200 * DAY, '6 months ago'],
    [365 * DAY, 'about 1 year ago'],
    [800 * DAY, 'about 2 years ago'],
  ])('%d ms before now is %j', (milliseconds, words) => {
    expect(relativeTime(before(milliseconds), now, 'comment')).toBe(words)
  })
})

test('now may be milliseconds', () => {
  expect(relativeTime(before(HOUR), now.getTime(), 'forum')).toBe('1 hour ago')
})

test('a singular is one, a plural is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY, max: 1000 * DAY }), fc.constantFrom('forum', 'comment'), (age, rule) => {
      const words = relativeTime(before(age), now, rule)
      expect(words).toMatch(/^just now$|^(about )?(1 \w+[^s]|([2-9]|\d\d+) \w+s) ago$|^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    }),
  )
})

test.each(['', 'yesterday', '2026-13-01'])('%j is not a time', (iso) => {
  expect(() => relativeTime(iso, now, 'forum')).toThrow(RangeError)
  expect(() => shortDate(iso)).toThrow(RangeError)
  expect(() => isoDate(iso)).toThrow(RangeError)
})

test.each([
  ['2026-11-20T00:00:00Z', 'Nov 20, 2026', '2026-11-20'],
  ['2026-11-20T23:59:59.999Z', 'Nov 20, 2026', '2026-11-20'],
  ['2026-11-20T23:30:00-05:00', 'Nov 21, 2026', '2026-11-21'],
  [new Date('2024-02-29T12:00:00Z'), 'Feb 29, 2024', '2024-02-29'],
])('the day of %s is %s in UTC', (time, short, iso) => {
  expect(shortDate(time)).toBe(short)
  expect(isoDate(time)).toBe(iso)
})
