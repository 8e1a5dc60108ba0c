import { expect, test } from 'vitest'
import { AppError } from '@/lib/core/app-error'
import { suspensionDays, toSuspensionEnd } from '@/lib/moderation/suspension'

const now = new Date('2026-11-21T23:30:00Z')

test('staff choose from tomorrow to thirty days on', () => {
  expect(suspensionDays(now)).toEqual({ first: '2026-11-22', last: '2026-12-21' })
})

test.each([
  ['the first day', '2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['the last day', '2026-12-21', '2026-12-21T00:00:00.000Z'],
] as const)('%s', (_what, day, end) => {
  expect(toSuspensionEnd(day, now).toISOString()).toBe(end)
})

test.each([
  ['today', '2026-11-21'],
  ['the thirty-first day', '2026-12-22'],
] as const)('%s is refused', (_what, day) => {
  expect(() => toSuspensionEnd(day, now)).toThrow(AppError)
})
