import { expect, test } from 'vitest'
import { roomLeft } from '@/components/writing/room-left'
import { isWithinMarkdownLimit, MARKDOWN_BYTES } from '@/lib/core/markdown/limit'

test.each([
  ['little', 'x'.repeat(9_500), null],
  ['much', 'x'.repeat(9_501), 499],
  ['all that may be', 'x'.repeat(10_000), 0],
  ['too much', 'x'.repeat(10_002), -2],
  ['6,000 emoji', '😀'.repeat(6_000), null],
  ['9,900 emoji', '😀'.repeat(9_900), 100],
  ['too many emoji', '😀'.repeat(10_001), -1],
])('of 10,000 characters %s leaves what the server takes', (_what, text, left) => {
  expect(roomLeft(text, 10_000)).toBe(left)
})

test('a short limit is near at its last tenth', () => {
  expect(roomLeft('x'.repeat(90), 100)).toBeNull()
  expect(roomLeft('x'.repeat(91), 100)).toBe(9)
})

test.each([
  ['little', 'x'.repeat(150_000), null],
  ['much', 'x'.repeat(199_501), 499],
  ['all that isWithinMarkdownLimit, of two bytes a letter,', 'ж'.repeat(100_000), 0],
  ['too many such letters', 'ж'.repeat(120_000), -40_000],
  ['too many emoji', '😀'.repeat(50_001), -4],
])('in a post %s leaves what the save takes', (_what, text, left) => {
  expect(roomLeft(text, MARKDOWN_BYTES, 'bytes')).toBe(left)
  expect(isWithinMarkdownLimit(text)).toBe(left === null || left >= 0)
})
