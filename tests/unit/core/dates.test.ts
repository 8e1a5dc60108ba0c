import { expect, test } from 'vitest'
import { shortMoment } from '@/lib/core/dates'
import { hasFarYear, parseDay, parseMoment, toFormMoment } from '@/lib/core/form-dates'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-02-31', ''],
  ['+012026-01-01', ''],
  ['0000-01-01', ''],
  ['2026-1-1', ''],
  ['', ''],
])('the day %j is %j', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each([
  ['9999-12-31T23:59', true],
  ['9999-12-31', true],
  ['3000-01-01', true],
  ['0026-11-20', true],
  ['202611-11-20T08:00', true],
  ['2999-12-31T23:59', false],
  ['1000-01-01', false],
  ['2026-02-31', false],
  ['9999', false],
  ['9999-12-31 or so', true],
  ['9999-12-311', false],
  ['', false],
])('whether %j is in a year that is not taken: %s', (text, is) => {
  expect(hasFarYear(text)).toBe(is)
})

test.each([
  ['2026-11-20T08:05', '2026-11-20T08:05:00.000Z'],
  ['2026-11-20 08:05', '2026-11-20T08:05:00.000Z'],
  ['2026-11-20T08:05:09.250', '2026-11-20T08:05:09.250Z'],
  ['2026-11-20T23:59', '2026-11-20T23:59:00.000Z'],
])('the moment %j is %s', (text, time) => {
  expect(parseMoment(text)?.toISOString()).toBe(time)
})

test('a moment is said with its day, its minute and its zone, wherever the server stands', () => {
  expect(shortMoment('2026-11-26T11:09:59.999Z')).toBe('Nov 26, 2026, 11:09 UTC')
  expect(shortMoment(new Date('2026-11-26T23:30:00-02:00'))).toBe('Nov 27, 2026, 01:30 UTC')
  expect(() => shortMoment('soon')).toThrow(RangeError)
})

test('a form shows a moment to the minute, in UTC', () => {
  expect(toFormMoment(new Date('2026-11-20T08:05:59.999Z'))).toBe('2026-11-20T08:05')
})

test.each([
  '',
  'tomorrow',
  '2026-11-20',
  '2026-11-20T24:00',
  '2026-11-20T8:00',
  '2026-02-31T08:00',
  '+012026-01-01T10:00',
  '0000-01-01T00:00',
  '2026-11-20T08:00Z',
  '2026-11-20T08:00+01:00',
  '2026-11-20T08:00 08:00',
  ' 2026-11-20T08:00',
])('%j is no moment', (text) => {
  expect(parseMoment(text)).toBeNull()
})
