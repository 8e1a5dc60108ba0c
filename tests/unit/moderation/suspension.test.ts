import { expect, test } from 'vitest'
import { AppError } from '@/lib/core/app-error'
import { suspensionDays, toSuspensionEnd } from '@/lib/moderation/suspension'

const now = new Date('2026-11-21T23:30:00Z')

test('a moderator chooses from tomorrow to thirty days on, an administrator up to a year', () => {
  expect(suspensionDays({ role: 'moderator' }, now)).toEqual({ first: '2026-11-22', last: '2026-12-21' })
  expect(suspensionDays({ role: 'admin' }, now)).toEqual({ first: '2026-11-22', last: '2027-11-21' })
})

test.each([
  ['the first day', '2026-11-22', 'moderator', '2026-11-22T00:00:00.000Z'],
  ['the last day', '2026-12-21', 'moderator', '2026-12-21T00:00:00.000Z'],
  ['a day more', '2026-12-22', 'admin', '2026-12-22T00:00:00.000Z'],
] as const)('%s', (_what, day, role, end) => {
  expect(toSuspensionEnd(day, { role }, now).toISOString()).toBe(end)
})

test.each([
  ['today', '2026-11-21', 'moderator'],
  ['the thirty-first day', '2026-12-22', 'moderator'],
  ['a year and a day', '2027-11-22', 'admin'],
] as const)('%s is refused', (_what, day, role) => {
  expect(() => toSuspensionEnd(day, { role }, now)).toThrow(AppError)
})
