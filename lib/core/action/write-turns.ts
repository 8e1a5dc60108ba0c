import { performance as thread } from 'node:perf_hooks'

/**
 * Time of the busy thread between the beginnings of two writes, in milliseconds. A comment takes four of them on the machine
 * of the figures in docs/decisions/0025; the others are left to pages.
 */
const DISTANCE_MS = 15

/** Somebody reads when a page was asked for within this time, in milliseconds. */
const READING_MS = 250

/** A thread that was idle for this share of the time has enough for everybody. */
const IDLE = 0.5

type ThreadTime = { active: number; idle: number }

/**
 * The order of writes and pages on one thread. A write costs as much as several pages, so fifty members who write as fast
 * as they are answered would slow every reader down to a third. While somebody reads and the thread is never idle, writes
 * begin one after the other at such a distance that pages keep more than half of the time. A lone write does not wait.
 */
export class WriteTurns {
  #readTime: () => ThreadTime
  #waits: () => void
  #last: ThreadTime
  #pageAt = Number.NEGATIVE_INFINITY
  #waiting: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `readTime`: how long the thread was active and idle until now, in milliseconds. `waits`: told while one is waiting. */
  constructor(readTime: () => ThreadTime = () => thread.eventLoopUtilization(), waits: () => void = () => {}) {
    this.#readTime = readTime
    this.#waits = waits
    this.#last = readTime()
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
    const now = this.#readTime()
    const active = now.active - this.#last.active
    const idle = now.idle - this.#last.idle
    const isIdle = idle > IDLE * (active + idle)
    const isRead = performance.now() - this.#pageAt < READING_MS
    if (isRead && !isIdle && active < DISTANCE_MS) return false
    this.#last = now
    return true
  }
}
