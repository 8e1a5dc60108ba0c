import type { Copy, Keeping } from './keeping'

/** Enough that nobody meets the end of it, and little enough to be read and written at a pause in typing. */
const MOST_COPIES = 20

/** A form's copies in this browser, where other tabs write theirs meanwhile. */
export class BrowserCopies {
  #local: Keeping['local']
  /** The tab's own name, with which its other copies begin. */
  #own: string
  /** The ids of the copies that lay there when they were last read or written. */
  #seen = new Set<string>()
  isKept = true

  constructor(local: Keeping['local'], own: string) {
    this.#local = local
    this.#own = own
  }

  read(): Copy[] {
    const copies = this.#local.read()
    this.#seen = new Set(copies.map(({ id }) => id))
    return copies
  }

  find = (isText: (copy: Copy) => boolean): Copy | undefined => this.#local.read().find(isText)

  /** What has become of copies since: of another tab's its later state, and none that was posted or discarded there. */
  follow(copies: readonly Copy[]): Copy[] {
    const stored = new Map(this.#local.read().map((copy) => [copy.id, copy]))
    return copies.flatMap((copy) => {
      if (copy.id.startsWith(`${this.#own}:`)) return copy
      const now = stored.get(copy.id)
      if (!now) return this.#seen.has(copy.id) ? [] : copy
      return now.at > copy.at ? now : copy
    })
  }

  /** Keeps these and what other tabs have written meanwhile. Too many lose the oldest, never the first of these. */
  write([first, ...more]: readonly Copy[], goneIds: readonly string[]): void {
    const ids = new Set([...goneIds, ...[first, ...more].map((copy) => copy?.id)])
    const others = [...more, ...this.#local.read().filter(({ id }) => !ids.has(id))]
    const newest = others.sort((one, other) => other.at - one.at).slice(0, MOST_COPIES - 1)
    const all = first ? [first, ...newest] : newest
    this.isKept = this.#local.write(all.sort((one, other) => other.at - one.at))
    if (this.isKept) this.#seen = new Set(all.map(({ id }) => id))
  }
}
