import type { Draft, DraftFields } from '@/lib/drafts/schema'
import { BrowserCopies } from './browser-copies'
import { Decisions } from './decisions'
import type { Copy, DraftView, Keeping } from './keeping'
import { OtherTexts } from './other-texts'
import { isAsSent, isFirstOfItsText, sameFields } from './same-fields'
import { ServerCopy } from './server-copy'

/**
 * Keeps what is typed into one form: in this browser at once, on the server after two quiet seconds. What was kept before is
 * offered and never put into the form by itself; an offer that is not decided stays beside what is typed meanwhile.
 */
export class DraftKeeper {
  #on: Keeping
  #copies: BrowserCopies
  #server: ServerCopy
  /** What stands in the form, unless it is what the form came with. */
  #live: Copy | null = null
  #others: OtherTexts
  #decisions: Decisions
  /** What stood in the form when something emptied it. */
  #emptied: Copy | null = null
  #status: DraftView['status'] = null
  #isOver = false

  constructor(on: Keeping) {
    this.#on = on
    this.#copies = new BrowserCopies(on.local, on.id)
    this.#others = new OtherTexts(this.#copies)
    this.#server = new ServerCopy(on.server, {
      live: () => this.#live,
      isKept: () => this.#copies.isKept,
      found: (draft) => this.#found(draft),
      saved: (copy, version) => this.#saved(copy, version),
    })
    this.#decisions = new Decisions({
      ...on,
      others: this.#others,
      server: this.#server,
      live: () => this.#live,
      typed: (known) => this.typed(known),
      changed: (gone) => this.#changed(gone),
    })
  }

  /** Looks at what is here. What stands in the form was typed by whoever looks at it now, so it counts. */
  start() {
    const { form, id } = this.#on
    const [now, defaults] = [form.read(), form.defaults()]
    const kept = this.#copies.read()
    const distinct = kept.filter(isFirstOfItsText)
    this.#others.offers = distinct
      .filter(({ fields }) => !sameFields(fields, now) && !sameFields(fields, defaults))
      // Left by the same form before it was made anew.
      .map((copy) => (copy.id === id ? { ...copy, id: `${id}:${copy.at}` } : copy))
    this.typed()
    this.#changed(kept.filter((copy) => !distinct.includes(copy)))
  }

  /** Asks for the server's copy and offers it, unless it is here already. */
  look = () => this.#server.look()

  /** Looks at the form. What is `known` of the text and has no field here stays part of it. */
  typed(known = this.#live?.fields) {
    const { form, id } = this.#on
    const fields = { ...known, ...form.read() }
    if (sameFields(fields, form.defaults())) return this.#forget()
    if (this.#live && sameFields(fields, this.#live.fields)) return
    this.#live = { id, fields, at: Date.now(), saved: false, version: this.#live?.version ?? 0 }
    this.#status = null
    this.#changed()
    this.#server.saveSoon()
  }

  /** To be called when another tab has written its copies. */
  reread() {
    this.#others.reread()
    this.#show()
  }

  restore = (offer: Copy) => this.#decisions.restore(offer)
  discard = (offer: Copy) => this.#decisions.discard(offer)
  /** Takes the last decision back. */
  undo = () => this.#decisions.takeBack()

  /** Keeps a text that leaves the form while nothing is stored; it is offered after that, or after a reload. */
  setAside(name: string, fields: DraftFields | null) {
    const copy = { id: `${this.#on.id}:${name}`, fields: fields ?? {}, at: Date.now(), saved: false, version: 0 }
    if (fields) this.#others.setAside(copy)
    else this.#others.remove(copy)
    this.#changed([copy])
  }

  /** The text has been posted, or given up: it is no draft any more, save for what was typed since it was `sent`. */
  clear(sent?: DraftFields) {
    const isPosted = (copy: Copy) => !sent || isAsSent(copy.fields, sent)
    if (this.#isOver) return void (this.#live && isPosted(this.#live) && this.#server.discardOurs())
    const emptied = this.#emptied
    this.#decisions.settle()
    this.#emptied = null
    const posted = this.#others.release(sent)
    if (emptied) this.#others.remove(emptied)
    this.#live ??= emptied
    // The server may still be asked what it keeps: that is posted as well.
    if (this.#live && isPosted(this.#live)) this.#others.end(this.#live)
    this.#forget(posted)
    if (sent && !isAsSent(this.#on.form.read(), sent)) this.typed()
  }

  /** Something else than typing has emptied the form: a post that went well, which then says `clear`, or one that did not. */
  wasReset() {
    if (!this.#live) return
    this.#emptied = { ...this.#live, id: `${this.#live.id}:${this.#live.at}` }
    this.#live = this.#status = null
    this.#changed()
  }

  /** A while later, nobody has said `clear`: what was typed is offered, unless the form shows it again. */
  afterReset() {
    const copy = this.#emptied
    if (!copy || this.#others.offers.includes(copy)) return
    this.typed()
    if (this.#live && sameFields(copy.fields, this.#live.fields)) this.#emptied = null
    else this.#others.offer(copy)
    this.#changed([copy])
  }

  /** Saves what is not saved yet, now. */
  flush = () => this.#server.saveNow()

  /** The form goes: what is not saved yet is tried once more, and this browser's copies are another's to write. */
  stop(): Promise<void> {
    this.#isOver = true
    return this.#server.saveLast()
  }

  /** Somebody signs out: what is kept is looked after elsewhere, and here nothing more is written. */
  leave() {
    this.#server.stop()
    this.#live = this.#emptied = this.#status = null
    this.#decisions.settle()
    this.#others.clear()
    this.#show()
  }

  #found(draft: Draft) {
    const { fields, version } = draft
    const isThere = (copy: Copy | null) =>
      copy !== null && (copy.version === version || sameFields(copy.fields, fields))
    if (this.#others.isEnded(isThere)) return void this.#server.discard()
    const known = [this.#live, ...this.#others.all()].find(isThere)
    // An earlier state of what is here is not worth an offer.
    if (known) Object.assign(known, { version, saved: sameFields(known.fields, fields) })
    else if (!sameFields(fields, this.#on.form.defaults())) this.#others.offerDraft(draft, isThere)
    if (known && known === this.#live) this.#server.adopt()
    if (this.#live?.saved) this.#status = 'saved'
    this.#changed()
  }

  #saved(copy: Copy, version: number) {
    this.#others.markUnsaved()
    copy.saved = true
    // Typed on meanwhile: then this is an earlier state of what is here.
    for (const one of [copy, this.#live]) if (one) one.version = version
    if (this.#live === copy) this.#status = 'saved'
    this.#changed()
  }

  #forget(more: readonly Copy[] = []) {
    const had = this.#live
    this.#live = this.#status = null
    this.#changed(had ? [had, ...more] : more)
    if (had) void this.#server.discardOurs()
  }

  #changed(gone: readonly Pick<Copy, 'id'>[] = []) {
    if (this.#isOver) return
    this.#others.reread()
    const own = [this.#live, this.#emptied, ...this.#others.all()].filter((copy) => copy !== null)
    this.#copies.write([...new Set(own)], [this.#on.id, ...gone.map((copy) => copy.id)])
    if (this.#live && this.#status !== 'saved') this.#status = this.#copies.isKept ? 'in this browser' : 'nowhere'
    this.#show()
  }

  #show() {
    const [{ offers }, { undo }] = [this.#others, this.#decisions]
    const stored = offers.length > 0 ? { stored: this.#on.form.defaults() } : {}
    this.#on.show({ offers, ...stored, undo, status: this.#status })
  }
}
