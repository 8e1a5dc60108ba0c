/** Pages answered for each write that begins, while both are waiting; half of the server's time goes to either then. */
const PAGES_A_WRITE = 10

/** No write waits longer than this after the one before it has begun, in milliseconds. */
const LONGEST_MS = 100

/**
 * The order of writes and pages on one thread. A write costs as much as ten pages, so fifty members who write as fast as
 * they are answered would slow every reader down to a third; while pages wait, writes begin one after the other, each
 * after ten pages. A lone write never waits.
 */
export class WriteTurns {
  #open = 0
  #answered = 0
  #last = { at: Number.NEGATIVE_INFINITY, answered: 0 }
  #waiting: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  pageAsked(): void {
    this.#open++
  }

  pageAnswered(): void {
    this.#open--
    this.#answered++
    this.#admit()
  }

  /** Resolves when the write may begin. */
  async take(): Promise<void> {
    await new Promise<void>((begin) => {
      this.#waiting.push(begin)
      this.#admit()
    })
  }

  #admit(): void {
    while (this.#waiting.length > 0 && this.#isDue()) {
      this.#last = { at: performance.now(), answered: this.#answered }
      this.#waiting.shift()?.()
    }
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => this.#wake(), LONGEST_MS)
  }

  #wake(): void {
    this.#timer = undefined
    this.#admit()
  }

  #isDue(): boolean {
    if (this.#open === 0) return true
    if (this.#answered - this.#last.answered >= PAGES_A_WRITE) return true
    return performance.now() - this.#last.at >= LONGEST_MS
  }
}
