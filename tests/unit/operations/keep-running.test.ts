import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from '@/lib/operations/keep-running'
import { OperationProblem } from '@/lib/operations/problem'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const tell = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

test('it looks every second, tells of each new start, and looks no more once it is ended', async () => {
  const revive = vi.fn(async () => revive.mock.calls.length === 2)
  const end = keepRunning(revive)
  await vi.advanceTimersByTimeAsync(3500)
  expect(revive).toHaveBeenCalledTimes(3)
  expect(warn).toHaveBeenCalledExactlyOnceWith('The database had ended by itself and was started again.')

  await end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revive).toHaveBeenCalledTimes(3)
})

test('where it cannot be started the reason is told, and ten seconds later it is tried again', async () => {
  const revive = vi.fn().mockRejectedValueOnce(new OperationProblem('The disk is full.')).mockResolvedValue(true)
  const end = keepRunning(revive)
  await vi.advanceTimersByTimeAsync(10_500)
  expect(revive).toHaveBeenCalledTimes(1)
  expect(tell).toHaveBeenCalledExactlyOnceWith('The disk is full.')
  await vi.advanceTimersByTimeAsync(1000)
  expect(revive).toHaveBeenCalledTimes(2)
  await end()
})

test('an end waits for the start that is under way', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<boolean>()
  const end = keepRunning(() => started)
  await vi.advanceTimersByTimeAsync(1000)
  const ended = vi.fn()
  const ending = end().then(ended)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).not.toHaveBeenCalled()
  start(false)
  await ending
  expect(ended).toHaveBeenCalled()
})
