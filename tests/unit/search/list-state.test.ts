import { describe, expect, test } from 'vitest'
import { asksForNothing, isEmptySearch, isNarrowed, parseSearch } from '@/lib/search/list-state'
import { periodStart, toSigns } from '@/lib/search/signs'

const plain = { q: 'usb', kind: null, category: null, date: null, sort: 'relevance', page: 1 }

test('an address says what is looked for, how narrow, and in which order', () => {
  expect(parseSearch('usb', {})).toEqual(plain)
  expect(parseSearch('usb', { kind: 'topic', category: 'ai', date: 'week', sort: 'newest', page: '3' })).toEqual({
    q: 'usb',
    kind: 'topic',
    category: 'ai',
    date: 'week',
    sort: 'newest',
    page: 3,
  })
})

test.each([
  { kind: 'Topics' },
  { kind: '__proto__' },
  { category: "x'|'y" },
  { category: '-' },
  { date: 'decade' },
  { sort: 'price' },
  { page: '0' },
  { page: 'abc' },
  { page: '-1' },
])('%o counts as not chosen', (asked) => expect(parseSearch('usb', asked)).toEqual(plain))

test.each(['7', '99999', '999999999999', '9'.repeat(5000)])('page %.15s is that page or the last', (page) => {
  expect(parseSearch('usb', { page }).page).toBe(Math.min(Number(page), 10_000))
})

test('a category or a date narrows, a kind does not', () => {
  expect(isNarrowed(parseSearch('usb', { kind: 'topic' }))).toBe(false)
  expect(isNarrowed(parseSearch('usb', { category: 'ai' }))).toBe(true)
  expect(isNarrowed(parseSearch('usb', { date: 'year' }))).toBe(true)
})

describe('signs', () => {
  const now = new Date('2026-03-02T23:30:00Z')

  test('a category and a period narrow together', () => {
    expect(toSigns({ category: null, date: null }, now)).toBe('')
    expect(toSigns({ category: 'smart-home', date: null }, now)).toBe("'=csmart-home'")
    const week = toSigns({ category: 'ai', date: 'week' }, now)
    expect(week.startsWith("'=cai'&('=d2026-03-02'|'=d2026-03-01'|'=d2026-02-28'")).toBe(true)
    expect(week.match(/=d/g)).toHaveLength(8)
    expect(week.endsWith("'=d2026-02-23')")).toBe(true)
  })

  test('a year is told in months, from the one in which it began', () => {
    const year = toSigns({ category: null, date: 'year' }, now)
    expect(year.match(/=m\d{4}-\d{2}/g)).toHaveLength(13)
    expect(year).toContain("'=m2026-03'")
    expect(year).toContain("'=m2025-03'")
    expect(periodStart('year', now)?.toISOString()).toBe('2025-03-01T23:30:00.000Z')
  })
})

test.each([
  ['-laptop', true],
  ['-"lens cap" -usb-c', true],
  ['-電池', true],
  ['laptop -gaming', false],
  ['usb-c', false],
  ['--laptop', false],
  ['- laptop', false],
  ['- %', false],
  ['', false],
])('%s says only what is not wanted: %s', (q, nothing) => expect(asksForNothing(q)).toBe(nothing))

test.each([
  ['zeppelin', true],
  ['電池', true],
  ['zeppelin 🎧', true],
  ['-zeppelin', false],
  ['🎧', false],
  ['!!!', false],
  ['\u200b', false],
  ['-zeppelin 🎧', false],
])('%s is words that nothing holds: %s', (q, empty) => {
  expect(isEmptySearch(parseSearch(q, {}), 0)).toBe(empty)
  expect(isEmptySearch(parseSearch(q, {}), 1)).toBe(false)
})
