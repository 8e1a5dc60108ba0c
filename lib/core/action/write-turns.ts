import type { ThreadTime } from './thread-times'

/** How many writes begin together: side by side they take half of what they take one by one. */
const GROUP = 8

/**
 * Time of a busy thread between the beginnings of two groups, in milliseconds: more than half of it is left to pages, on the
 * machine of the figures in docs/decisions/0025.
 */
const DISTANCE_MS = 100

/** Somebody reads while a page is being answered, and for this time after the last was asked for, in milliseconds. */
const READING_MS = 250

/** A thread that was idle for this share of a while has enough for everybody. */
const IDLE = 0.5

/** How long a while is at least, in milliseconds: within less, a thread that has too much to do waits for a core at times. */
const WHILE_MS = 50

/**
 * The order of writes and pages. A write costs as much as several pages, so fifty members who write as fast as they are
 * answered would slow every reader down to a third. While somebody reads and one of the threads is never idle, writes begin
 * in small groups at such a distance that pages keep more than half of the time. A lone write does not wait.
 */
export class WriteTurns {
  #readTimes: () => ThreadTime[]
  #crowds: () => void
  /** The times when the last group began. */
  #last: ThreadTime[]
  /** The times when it was last looked who is busy. */
  #seen: ThreadTime[]
  #seenAt = Number.NEGATIVE_INFINITY
  #isBusy = false
  #pageAt = Number.NEGATIVE_INFINITY
  #pages = 0
  /** How many of the group have not begun. */
  #left = 0
  #waiting: (() => void)[] = []
  /** How many have begun and are not done. */
  #writing = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * `readTimes`: how long each thread was active and idle until now. `crowds`: told while one is waiting, and of each that
   * comes while as many as a group are under way.
   */
  constructor(readTimes: () => ThreadTime[], crowds: () => void = () => {}) {
    this.#readTimes = readTimes
    this.#crowds = crowds
    this.#last = readTimes()
    this.#seen = this.#last
  }

  pageAsked(): void {
    this.#pages++
    this.#pageAt = performance.now()
    this.#look(this.#pageAt)
  }

  /** Readers whose page takes long ask for no other meanwhile: they read all the same. */
  pageAnswered(): void {
    this.#pages--
  }

  /** What `write` resolves to or rejects with. It begins when it is its turn. */
  async inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    if (this.#writing >= GROUP) this.#crowds()
    await new Promise<void>((begin) => {
      this.#waiting.push(begin)
      if (!this.#timer) this.#admit()
    })
    try {
      return await write()
    } finally {
      this.#writing--
    }
  }

  #admit(): void {
    this.#timer = undefined
    while (this.#waiting.length > 0 && this.#isDue()) {
      this.#writing++
      this.#waiting.shift()?.()
    }
    if (this.#waiting.length === 0) return
    this.#crowds()
    this.#timer = setTimeout(() => this.#admit(), 1)
  }

  #isDue(): boolean {
    const now = performance.now()
    this.#look(now)
    const times = this.#readTimes()
    const isRead = this.#pages > 0 || now - this.#pageAt < READING_MS
    const isHeld = isRead && this.#isBusy
    if (isHeld && this.#left > 0) this.#left--
    else if (isHeld && since(this.#last, times).every(({ active }) => active < DISTANCE_MS)) return false
    else {
      this.#left = GROUP - 1
      this.#last = times
    }
    return true
  }

  #look(now: number): void {
    if (now - this.#seenAt < WHILE_MS) return
    const times = this.#readTimes()
    this.#isBusy = since(this.#seen, times).some(({ active, idle }) => idle <= IDLE * (active + idle))
    this.#seen = times
    this.#seenAt = now
  }
}

const since = (then: ThreadTime[], now: ThreadTime[]): ThreadTime[] =>
  now.map(({ active, idle }, index) => ({
    active: active - (then[index]?.active ?? 0),
    idle: idle - (then[index]?.idle ?? 0),
  }))
