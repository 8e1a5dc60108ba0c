import { expect, test } from 'vitest'
import { retryWait } from '@/components/auth/retry-wait'

test('what had no answer is tried three more times, later and later', () => {
  expect([0, 1, 2, 3, 4].map(retryWait)).toEqual([1000, 2000, 4000, null, null])
})
