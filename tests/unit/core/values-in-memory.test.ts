import { expect, test } from 'vitest'
import { holdValues, readHeldValues } from '@/lib/core/native-post/values-in-memory'

const soon = () => Date.now() + 60_000
const hold = (token: string, bytes: number, until = soon()) =>
  holdValues(token, { values: { content: token }, bytes, until })

test('what was typed is held until its time, under its token alone', () => {
  hold('one', 10)
  hold('over', 10, Date.now() - 1)
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
