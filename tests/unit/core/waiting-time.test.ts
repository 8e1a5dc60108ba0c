import { expect, test } from 'vitest'
import { waitingTime } from '@/lib/core/waiting-time'

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('a wait of %d s is said as %s', (seconds, said) => {
  expect(waitingTime(seconds)).toBe(said)
})

test('minutes go on where no hours are said', () => {
  expect(waitingTime(3600, 'minute')).toBe('60 minutes')
})
