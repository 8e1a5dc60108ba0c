import type { ThreadTime } from './thread-times'

/**
 * Time of a busy thread between the beginnings of two writes, in milliseconds. A comment takes four of them on the machine
 * of the figures in docs/decisions/0025; the others are left to pages.
 */
const DISTANCE_MS = 11

/** Somebody reads when a page was asked for within this time, in milliseconds. */
const READING_MS = 250

/** A thread that was idle for this share of the time has enough for everybody. */
const IDLE = 0.5

/**
 * The order of writes and pages. A write costs as much as several pages, so fifty members who write as fast as they are
 * answered would slow every reader down to a third. While somebody reads and one of the threads is never idle, writes begin
 * one after the other at such a distance that pages keep more than half of the time. A lone write does not wait.
 */
export class WriteTurns {
  #readTimes: () => ThreadTime[]
  #waits: () => void
  #last: ThreadTime[]
  #pageAt = Number.NEGATIVE_INFINITY
  #waiting: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `readTimes`: how long each thread was active and idle until now. `waits`: told while one is waiting. */
  constructor(readTimes: () => ThreadTime[], waits: () => void = () => {}) {
    this.#readTimes = readTimes
    this.#waits = waits
    this.#last = readTimes()
  }

  pageAsked(): void {
    this.#pageAt = performance.now()
  }

  /** Resolves when the write may begin. */
  async take(): Promise<void> {
    await new Promise<void>((begin) => {
      this.#waiting.push(begin)
      if (!this.#timer) this.#admit()
    })
  }

  #admit(): void {
    this.#timer = undefined
    while (this.#waiting.length > 0 && this.#isDue()) this.#waiting.shift()?.()
    if (this.#waiting.length === 0) return
    this.#waits()
    this.#timer = setTimeout(() => this.#admit(), 1)
  }

  #isDue(): boolean {
    const now = this.#readTimes()
    const since = now.map(({ active, idle }, index) => ({
      active: active - (this.#last[index]?.active ?? 0),
      idle: idle - (this.#last[index]?.idle ?? 0),
    }))
    const isBusy = since.some(({ active, idle }) => idle <= IDLE * (active + idle))
    const isRead = performance.now() - this.#pageAt < READING_MS
    if (isRead && isBusy && since.every(({ active }) => active < DISTANCE_MS)) return false
    this.#last = now
    return true
  }
}
