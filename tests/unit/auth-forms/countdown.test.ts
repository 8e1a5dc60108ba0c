import { describe, expect, test } from 'vitest'
import { resendLabel, secondsLeft } from '@/components/auth/countdown'

describe('secondsLeft', () => {
  test.each([
    ['a whole minute', 60_000, 60],
    ['a second that has begun', 59_001, 60],
    ['the last millisecond', 1, 1],
    ['over', 0, 0],
    ['long over', -5_000, 0],
  ])('%s', (_name, ahead, seconds) => {
    const now = Date.UTC(2026, 10, 21)
    expect(secondsLeft(now + ahead, now)).toBe(seconds)
  })
})

test('the button says how long to wait, then what it does', () => {
  expect(resendLabel(60)).toBe('Resend in 60 s')
  expect(resendLabel(1)).toBe('Resend in 1 s')
  expect(resendLabel(0)).toBe('Resend email')
})
