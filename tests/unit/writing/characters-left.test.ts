import { expect, test } from 'vitest'
import { charactersLeft } from '@/components/writing/characters-left'

test.each([
  ['little', 'x'.repeat(9_500), null],
  ['much', 'x'.repeat(9_501), 499],
  ['all that may be', 'x'.repeat(10_000), 0],
  ['too much', 'x'.repeat(10_002), -2],
  ['6,000 emoji', '😀'.repeat(6_000), null],
  ['9,900 emoji', '😀'.repeat(9_900), 100],
  ['too many emoji', '😀'.repeat(10_001), -1],
])('of 10,000 characters %s leaves what the server takes', (_what, text, left) => {
  expect(charactersLeft(text, 10_000)).toBe(left)
})

test('a short limit is near at its last tenth', () => {
  expect(charactersLeft('x'.repeat(90), 100)).toBeNull()
  expect(charactersLeft('x'.repeat(91), 100)).toBe(9)
})
