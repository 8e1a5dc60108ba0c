import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dedupeErrors } from '@/lib/core/jobs/dedupe-errors'

let told: Error[]
const report = (error: Error) => told.push(error)
const messages = () => told.map(({ message }) => message)

beforeEach(() => {
  told = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an error that repeats itself is passed on once a minute', () => {
  const tell = dedupeErrors(report)
  for (const wait of [0, 30_000, 29_000, 2_000]) {
    vi.advanceTimersByTime(wait)
    tell(new Error('away'))
  }
  expect(messages()).toEqual(['away', 'away'])
})

test('an error that was copied to a plain object says what it said, and is told apart from others', () => {
  const tell = dedupeErrors(report)
  const copy = ({ message, stack }: Error) => ({ code: '57P01', message, stack, queue: 'clean-up' })
  const first = new Error('terminating connection')
  tell(copy(first))
  tell(copy(new Error('Query read timeout')))
  expect(messages()).toEqual(['terminating connection', 'Query read timeout'])
  expect(told[0]).toMatchObject({ stack: first.stack, code: '57P01' })
})

test.each([
  ['a text', 'gone', 'gone'],
  ['nothing', undefined, 'undefined'],
  ['an object without a message', { code: 1 }, '[object Object]'],
])('%s is an error as well', (_what, thrown, message) => {
  dedupeErrors(report)(thrown)
  expect(messages()).toEqual([message])
})
