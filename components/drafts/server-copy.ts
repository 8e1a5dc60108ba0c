import type { Draft } from '@/lib/drafts/schema'
import type { Copy, Keeping } from './keeping'

const QUIET_MS = 2000
const LATER_MS = 15_000

type Reports = {
  /** What stands in the form now; null for nothing to keep. */
  live: () => Copy | null
  /** Whether this browser has kept all that is here. */
  isKept: () => boolean
  /** The server holds this, kept by an earlier page, another tab or another device. */
  found: (draft: Draft) => void
  /** The server holds this copy, and no other any more. */
  saved: (copy: Copy, version: number) => void
}

/** The one copy that the server keeps of a form's draft: asked for once, saved after a quiet while, one request at a time. */
export class ServerCopy {
  #server: Keeping['server']
  #on: Reports
  /** The number of the copy that this form has seen, 0 for none; undefined until it has asked. */
  #version: number | undefined
  /** The server's copy is what was typed here. */
  #isOurs = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #isLast = false
  #turn: Promise<void> = Promise.resolve()

  constructor(server: Keeping['server'], on: Reports) {
    this.#server = server
    this.#on = on
  }

  look = () => this.#inTurn(() => this.#look())

  /** Whether the server's copy is this one, or an earlier state of it. */
  isOf = ({ saved, version }: Copy) => (this.#version === undefined ? saved : version > 0 && version === this.#version)

  /** What the server holds is what is written on here. */
  adopt() {
    this.#isOurs = true
  }

  saveSoon(ms = QUIET_MS) {
    clearTimeout(this.#timer)
    if (this.#isLast) return
    this.#timer = setTimeout(() => void this.saveNow(), ms)
  }

  saveNow(): Promise<void> {
    clearTimeout(this.#timer)
    return this.#inTurn(() => this.#save())
  }

  /** Tries once what is not saved yet, and no more after that. */
  saveLast(): Promise<void> {
    this.#isLast = true
    return this.saveNow()
  }

  /** What was typed here is not needed any more. Somebody else's copy stays. */
  discardOurs() {
    clearTimeout(this.#timer)
    return this.#inTurn(async () => {
      if (this.#isOurs) await this.#discard()
    })
  }

  /** Whatever the server holds is not needed any more. */
  discard = () => this.#inTurn(() => this.#discard())

  stop() {
    clearTimeout(this.#timer)
    this.#server = null
  }

  async #look(): Promise<void> {
    const draft = (await this.#server?.find()) ?? null
    this.#version = draft?.version ?? 0
    // What was restored before the answer came may be another text than this.
    this.#isOurs = false
    if (draft) this.#on.found(draft)
  }

  async #save(): Promise<void> {
    if (this.#server && this.#on.live() && this.#version === undefined) await this.#look()
    const copy = this.#on.live()
    if (!this.#server || !copy || copy.saved) return
    // It would take the place of a text that nobody has decided on yet, and that is nowhere else.
    if (this.#version && !this.#isOurs && !this.#on.isKept()) return
    const answer = await this.#server.save(copy.fields, this.#version ?? 0)
    if (answer === 'refused') return
    if (answer === 'try later') return this.saveSoon(LATER_MS)
    if (answer.kept) {
      this.#version = answer.version
      this.#isOurs = true
      return this.#on.saved(copy, answer.version)
    }
    this.#version = answer.draft?.version ?? 0
    this.#isOurs = false
    // What another tab or device has kept is offered here, so that it may be replaced there.
    if (answer.draft) this.#on.found(answer.draft)
    this.saveSoon(answer.draft ? QUIET_MS : 0)
  }

  async #discard(): Promise<void> {
    const version = this.#version ?? 0
    if (version === 0) return
    this.#version = 0
    this.#isOurs = false
    await this.#server?.discard(version)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work, work)
    return this.#turn
  }
}
