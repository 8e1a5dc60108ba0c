import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortDate } from '@/lib/core/dates'
import { counted, countText, formatCount } from '@/lib/core/format-count'

test('counts are written as the platform would write them', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})

test('days are written as the platform would write them', () => {
  const platform = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      expect(shortDate(day)).toBe(platform.format(day))
    }),
  )
})

test('a count that stopped early says that there is more', () => {
  expect([countText(1200, true), countText(1200, false)]).toEqual(['1,200+', '1,200'])
})

test('a count agrees with what is counted', () => {
  const replies = [0, 1, 2, 1200].map((count) => counted(count, 'reply', 'replies'))
  expect(replies).toEqual(['0 replies', '1 reply', '2 replies', '1,200 replies'])
  expect(counted(1000, 'reply', 'replies', true)).toBe('1,000+ replies')
})
