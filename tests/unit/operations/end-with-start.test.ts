import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWithStart } from '@/lib/operations/end-with-start'

const kill = vi.spyOn(process, 'kill')

beforeEach(() => {
  vi.useFakeTimers()
  kill.mockReset().mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a server whose start was killed is asked to stop, once', () => {
  endWithStart('1')
  vi.advanceTimersByTime(5000)
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGTERM']])
})

test.each([
  ['whose start lives', String(process.ppid)],
  ['that nobody watches over', ''],
])('a server %s goes on', (_what, startedBy) => {
  endWithStart(startedBy)
  vi.advanceTimersByTime(5000)
  expect(kill).not.toHaveBeenCalled()
})
