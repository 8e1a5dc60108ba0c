import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@/lib/core/durations'
import { now } from '@/lib/core/native-post/now'
import { holdValues, readHeldValues } from '@/lib/core/native-post/values-in-memory'

const soon = () => now() + 60_000
const hold = (token: string, bytes: number, until = soon()) =>
  holdValues(token, { values: { content: token }, bytes, until })

afterEach(() => void vi.useRealTimers())

test('what was typed is held until its time, under its token alone', () => {
  hold('one', 10)
  hold('over', 10, now() - 1)
  expect(readHeldValues('one')).toEqual({ content: 'one' })
  expect(readHeldValues('over')).toBeNull()
  expect(readHeldValues('other')).toBeNull()
})

test('the oldest make room, and the newest is there whatever its size', () => {
  const megabyte = 1024 * 1024
  for (const name of ['first', 'second', 'third']) hold(name, 6 * megabyte)
  expect(['first', 'second', 'third'].map((name) => readHeldValues(name)?.content)).toEqual([
    undefined,
    'second',
    'third',
  ])
})

test.each([-1, 1])('a clock that is set by %i h changes nothing of what is held', (hours) => {
  hold('before', 10)
  vi.setSystemTime(Date.now() + hours * HOUR_MS)
  hold('after', 10)
  expect(['before', 'after'].map((name) => readHeldValues(name)?.content)).toEqual(['before', 'after'])
})
