import { expect, test } from 'vitest'
import { callsName } from '@/components/comments/calls-name'

test.each([
  ['@ann', true],
  ['Thanks, @ann. And @milo!', true],
  ['(@milo, @ann)', true],
  ['@anna', false],
  ['@ann-marie and @ann.b and @ann_', false],
  ['@anna and @ann', true],
  ['ann', false],
  ['', false],
])('whether “%s” calls ann: %s', (text, expected) => {
  expect(callsName(text, 'ann')).toBe(expected)
})
