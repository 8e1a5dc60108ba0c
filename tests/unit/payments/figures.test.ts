import { describe, expect, test } from 'vitest'
import { growth, growthLine, lastDay, monthsBefore, percentOf, wholePercents } from '@/lib/payments/figures'

describe('the day that figures end with', () => {
  const newest = new Date('2026-11-20T23:30:00Z')
  const now = new Date('2027-02-03T04:05:06Z')
  test.each([
    ['nobody is connected: the newest row', false, newest, '2026-11-20'],
    ['nobody is connected and nothing is stored: today', false, null, '2027-02-03'],
    ['somebody is connected: today', true, newest, '2027-02-03'],
  ])('%s', (_, isConnected, row, expected) => {
    expect(lastDay(isConnected, row, now).toISOString()).toBe(`${expected}T00:00:00.000Z`)
  })
})

test.each([
  [1125, 1000, '+12.5% growth'],
  [900, 1000, '−10.0% growth'],
  [1000, 1000, '+0.0% growth'],
  [0.9999, 1, '+0.0% growth'],
  [5, 0, 'No earlier figure to compare with'],
  [0, 0, 'No earlier figure to compare with'],
])('%d after %d is %s', (now, before, text) => {
  expect(growthLine(growth(now, before), 'growth')).toBe(text)
})

test('a part of nothing is nothing', () => {
  expect(percentOf(0, 0)).toBe(0)
  expect(percentOf(24, 1127).toFixed(1)).toBe('2.1')
})

test.each([
  [
    [728, 261, 98],
    [67, 24, 9],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [5, 0, 0],
    [100, 0, 0],
  ],
  [
    [999, 1, 0],
    [100, 0, 0],
  ],
  [[], []],
])('%j are %j percent', (counts, percents) => {
  expect(wholePercents(counts)).toEqual(percents)
})

test('months are counted over the turn of the year', () => {
  expect(monthsBefore(new Date('2026-03-31'), 4).toISOString()).toBe('2025-11-01T00:00:00.000Z')
  expect(monthsBefore(new Date('2026-03-31'), 0).toISOString()).toBe('2026-03-01T00:00:00.000Z')
})
