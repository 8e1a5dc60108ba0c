import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WriteTurns } from '@/lib/core/action/write-turns'

/** What the two threads have done, in milliseconds. */
let thread = { active: 0, idle: 0 }
let other = { active: 0, idle: 0 }
let turns: WriteTurns
let begun: number

beforeEach(() => {
  vi.useFakeTimers()
  thread = { active: 0, idle: 0 }
  other = { active: 0, idle: 0 }
  turns = new WriteTurns(() => [thread, other])
  begun = 0
  return () => void vi.useRealTimers()
})

const ask = (writes: number) => {
  for (let write = 0; write < writes; write++) void turns.inTurn(async () => begun++)
}

/** One thread works and rests for some milliseconds, the other works for some of them; a page is asked for at the end. */
async function pass({ active = 0, idle = 0, beside = 0, isRead = true }) {
  thread = { active: thread.active + active, idle: thread.idle + idle }
  other = { active: other.active + beside, idle: other.idle + active + idle - beside }
  await vi.advanceTimersByTimeAsync(active + idle || 1)
  if (!isRead) return
  turns.pageAsked()
  turns.pageAnswered()
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

  it('holds what comes after a group of eight until pages had more than half of the time', async () => {
    await pass({ active: 1000 })
    ask(20)
    await pass({ active: 40 })
    expect(begun).toBe(8)
    await pass({ active: 40 })
    expect(begun).toBe(8)
    await pass({ active: 40 })
    expect(begun).toBe(16)
    await pass({ active: 79 })
    expect(begun).toBe(16)
    await pass({ active: 40 })
    expect(begun).toBe(20)
  })

  it('holds them also while another thread is busy with pages, until either has had that time', async () => {
    await pass({ idle: 1000, beside: 1000 })
    ask(12)
    await pass({ idle: 70, beside: 70 })
    expect(begun).toBe(8)
    await pass({ idle: 50, beside: 50 })
    expect(begun).toBe(12)
  })

  it('counts those of a group that come one by one', async () => {
    await pass({ active: 1000 })
    for (let write = 0; write < 10; write++) {
      ask(1)
      await pass({ active: 9 })
    }
    expect(begun).toBe(8)
  })

  it('tells of a crowd while one is waiting, and not of a lone one', async () => {
    const crowds = vi.fn()
    turns = new WriteTurns(() => [thread, other], crowds)
    await pass({ active: 1000 })
    ask(1)
    await pass({})
    expect(crowds).not.toHaveBeenCalled()
    ask(8)
    await pass({ active: 3 })
    expect(crowds).toHaveBeenCalled()
    await pass({ active: 200 })
    const told = crowds.mock.calls.length
    await pass({ active: 50 })
    expect(crowds).toHaveBeenCalledTimes(told)
  })

  it('tells of a crowd when one comes while eight are under way, though none has to wait', async () => {
    const crowds = vi.fn()
    turns = new WriteTurns(() => [thread, other], crowds)
    const ends: (() => void)[] = []
    const write = () => turns.inTurn(() => new Promise<void>((end) => ends.push(end)))
    const writes = Array.from({ length: 8 }, write)
    await pass({ isRead: false })
    expect(ends).toHaveLength(8)
    expect(crowds).not.toHaveBeenCalled()
    writes.push(write())
    expect(crowds).toHaveBeenCalledTimes(1)
    await pass({ isRead: false })
    for (const end of ends.splice(0)) end()
    await Promise.all(writes)
    writes.push(write())
    expect(crowds).toHaveBeenCalledTimes(1)
  })

  it('gives what the write gives, and counts one that fails as done', async () => {
    const crowds = vi.fn()
    turns = new WriteTurns(() => [thread, other], crowds)
    await expect(turns.inTurn(async () => 'stored')).resolves.toBe('stored')
    for (let write = 0; write < 9; write++) {
      await expect(turns.inTurn(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    }
    expect(crowds).not.toHaveBeenCalled()
  })

  it('holds none while the thread has time left', async () => {
    await pass({ active: 1000 })
    ask(12)
    await pass({ active: 3, idle: 4 })
    expect(begun).toBe(8)
    // Idle for more than half of a while.
    await pass({ active: 7, idle: 46 })
    expect(begun).toBe(12)
    ask(12)
    await pass({})
    expect(begun).toBe(24)
  })

  it('holds them for a page that takes long, until it is answered', async () => {
    await pass({ active: 1000 })
    turns.pageAsked()
    ask(12)
    await vi.advanceTimersByTimeAsync(1000)
    expect(begun).toBe(8)
    turns.pageAnswered()
    await vi.advanceTimersByTimeAsync(10)
    expect(begun).toBe(12)
  })

  it('lets all begin when readers have left', async () => {
    await pass({ active: 1000 })
    ask(12)
    await pass({})
    expect(begun).toBe(8)
    await vi.advanceTimersByTimeAsync(300)
    expect(begun).toBe(12)
  })
})
