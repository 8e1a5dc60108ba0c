import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WriteTurns } from '@/lib/core/action/write-turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Writes that ask for their turn in a row, and how many have begun. */
async function ask(turns: WriteTurns, writes: number) {
  let begun = 0
  for (let write = 0; write < writes; write++) void turns.take().then(() => begun++)
  const count = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return begun
  }
  return { count, first: await count() }
}

const answer = (turns: WriteTurns, pages: number) => {
  for (let page = 0; page < pages; page++) {
    turns.pageAsked()
    turns.pageAnswered()
  }
}

describe('WriteTurns', () => {
  it('lets every write begin at once while nobody reads', async () => {
    const { first } = await ask(new WriteTurns(), 50)
    expect(first).toBe(50)
  })

  it('never holds the first write, however many pages wait', async () => {
    const turns = new WriteTurns()
    for (let page = 0; page < 30; page++) turns.pageAsked()
    const { first } = await ask(turns, 1)
    expect(first).toBe(1)
  })

  it('answers ten pages for each further write, in the order they came', async () => {
    const turns = new WriteTurns()
    turns.pageAsked()
    const { first, count } = await ask(turns, 4)
    expect(first).toBe(1)
    answer(turns, 9)
    expect(await count()).toBe(1)
    answer(turns, 1)
    expect(await count()).toBe(2)
    answer(turns, 10)
    expect(await count()).toBe(3)
  })

  it('lets all begin when the last page is answered', async () => {
    const turns = new WriteTurns()
    turns.pageAsked()
    const { first, count } = await ask(turns, 4)
    expect(first).toBe(1)
    turns.pageAnswered()
    expect(await count()).toBe(4)
  })

  it('lets one begin each tenth of a second while a page takes long', async () => {
    const turns = new WriteTurns()
    turns.pageAsked()
    const { count } = await ask(turns, 4)
    await vi.advanceTimersByTimeAsync(99)
    expect(await count()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await count()).toBe(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(await count()).toBe(4)
  })
})
