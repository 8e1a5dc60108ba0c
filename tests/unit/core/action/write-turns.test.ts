import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WriteTurns } from '@/lib/core/action/write-turns'

/** What the thread has done, in milliseconds. */
let thread = { active: 0, idle: 0 }
let turns: WriteTurns
let begun: number

beforeEach(() => {
  vi.useFakeTimers()
  thread = { active: 0, idle: 0 }
  turns = new WriteTurns(() => thread)
  begun = 0
  return () => void vi.useRealTimers()
})

const ask = (writes: number) => {
  for (let write = 0; write < writes; write++) void turns.take().then(() => begun++)
}

/** The thread works and rests for some milliseconds, with a page asked for at the end. */
async function pass({ active = 0, idle = 0, isRead = true }) {
  thread = { active: thread.active + active, idle: thread.idle + idle }
  await vi.advanceTimersByTimeAsync(active + idle)
  if (isRead) turns.pageAsked()
}

describe('WriteTurns', () => {
  it('lets every write begin at once while nobody reads', async () => {
    await pass({ active: 100, isRead: false })
    ask(50)
    await pass({ isRead: false })
    expect(begun).toBe(50)
  })

  it('does not hold a lone write, however busy the thread is with pages', async () => {
    await pass({ active: 1000 })
    ask(1)
    await pass({})
    expect(begun).toBe(1)
  })

  it('holds further writes until pages had more than half of the time', async () => {
    await pass({ active: 1000 })
    ask(4)
    await pass({ active: 7 })
    expect(begun).toBe(1)
    await pass({ active: 6 })
    expect(begun).toBe(1)
    await pass({ active: 6 })
    expect(begun).toBe(2)
    await pass({ active: 19 })
    expect(begun).toBe(3)
  })

  it('tells while one is waiting, and not of a lone one', async () => {
    const waits = vi.fn()
    turns = new WriteTurns(() => thread, waits)
    await pass({ active: 1000 })
    ask(1)
    await pass({})
    expect(waits).not.toHaveBeenCalled()
    ask(2)
    await pass({ active: 3 })
    expect(waits).toHaveBeenCalled()
    await pass({ active: 50 })
    const told = waits.mock.calls.length
    await pass({ active: 50 })
    expect(waits).toHaveBeenCalledTimes(told)
  })

  it('holds none while the thread has time left', async () => {
    await pass({ active: 1000 })
    ask(3)
    await pass({ active: 2, idle: 3 })
    expect(begun).toBe(2)
    await pass({ active: 2, idle: 3 })
    expect(begun).toBe(3)
  })

  it('lets all begin when readers have left', async () => {
    await pass({ active: 1000 })
    ask(4)
    await pass({})
    expect(begun).toBe(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(begun).toBe(4)
  })
})
