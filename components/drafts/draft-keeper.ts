import type { Draft, DraftFields } from '@/lib/drafts/schema'
import { type Copy, type DraftView, isWritten, type Keeping, toOffer, writeOwn } from './keeping'
import { isAsSent, isFirstOfItsText, sameFields } from './same-fields'
import { ServerCopy } from './server-copy'

/**
 * Keeps what is typed into one form: in this browser at once, on the server after two quiet seconds. What was kept before is
 * offered and never put into the form by itself; an offer that is not decided stays beside what is typed meanwhile.
 */
export class DraftKeeper {
  #on: Keeping
  #server: ServerCopy
  /** What stands in the form, unless it is what the form came with. */
  #live: Copy | null = null
  #offers: Copy[] = []
  /** What stood in the form when something emptied it. */
  #emptied: Copy | null = null
  /** What left the form for another text that is not stored yet. */
  #aside: Copy[] = []
  #undo: { offer: Copy; before: Copy['fields'] | null } | null = null
  #status: DraftView['status'] = null
  /** Posted or discarded: what else says the same is as well. */
  #over: Copy[] = []
  #isKept = true

  constructor(on: Keeping) {
    this.#on = on
    this.#server = new ServerCopy(on.server, {
      live: () => this.#live,
      isKept: () => this.#isKept,
      found: (draft) => this.#found(draft),
      saved: (copy, version) => this.#saved(copy, version),
    })
  }

  /** Looks at what is here. `keep`: the form's text was typed by whoever looks at it now, so it counts. */
  start(keep: boolean) {
    const { form, local, id } = this.#on
    const [now, defaults] = [form.read(), form.defaults()]
    const kept = local.read()
    const distinct = kept.filter(isFirstOfItsText)
    this.#offers = distinct
      .filter(({ fields }) => !sameFields(fields, now) && !sameFields(fields, defaults))
      // Left by the same form before it was made anew.
      .map((copy) => (copy.id === id ? { ...copy, id: `${id}:${copy.at}` } : copy))
    if (keep) this.typed()
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

  restore(offer: Copy) {
    const { form } = this.#on
    this.#undo = { offer, before: { ...this.#live?.fields, ...form.read() } }
    this.#take(offer)
    if (this.#server.isOf(offer)) this.#server.adopt()
    form.write(offer.fields)
    this.typed(offer.fields)
    if (this.#live) this.#live.version = offer.version
    this.#changed()
  }

  discard(offer: Copy) {
    this.#undo = { offer, before: null }
    this.#take(offer)
    this.#over.push(offer)
    if (this.#server.isOf(offer)) void this.#server.discard()
  }

  /** Takes the last decision back. What was restored may have been written on meanwhile; then that comes back as the offer. */
  undo() {
    if (!this.#undo) return
    const { offer, before } = this.#undo
    this.#undo = null
    this.#over = this.#over.filter((copy) => copy !== offer)
    const fields = (before && this.#live?.fields) || offer.fields
    // Under a name of its own: what the server holds by now may stand under the former.
    this.#offers = [{ ...offer, id: `${offer.id}:${Date.now()}`, fields, saved: false }, ...this.#offers]
    if (before) this.#on.form.write(before)
    if (before) this.typed(before)
    this.#changed()
  }

  /** Keeps a text that leaves the form while nothing is stored; it is offered after that, or after a reload. */
  setAside(name: string, fields: DraftFields | null) {
    const id = `${this.#on.id}:${name}`
    this.#aside = this.#aside.filter((copy) => copy.id !== id)
    if (fields) this.#aside.push({ id, fields, at: Date.now(), saved: false, version: 0 })
    this.#changed([{ id }])
  }

  /** The text has been posted, or given up: it is no draft any more, save for what was typed since it was `sent`. */
  clear(sent?: DraftFields) {
    const emptied = this.#emptied
    const posted = this.#aside.filter(({ fields }) => sent && isAsSent(fields, sent))
    this.#emptied = this.#undo = null
    this.#offers = [...this.#aside, ...this.#offers].filter((copy) => copy !== emptied && !posted.includes(copy))
    this.#aside = []
    this.#live ??= emptied
    // The server may still be asked what it keeps: that is posted as well.
    if (this.#live && (!sent || isAsSent(this.#live.fields, sent))) this.#over.push(this.#live)
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
    if (!copy || this.#offers.includes(copy)) return
    this.typed()
    if (this.#live && sameFields(copy.fields, this.#live.fields)) this.#emptied = null
    else this.#offers = [copy, ...this.#offers]
    this.#changed([copy])
  }

  /** Saves what is not saved yet, now. */
  flush = () => this.#server.saveNow()

  /** Somebody signs out: what is kept is looked after elsewhere, and here nothing more is written. */
  leave() {
    this.#server.stop()
    this.#live = this.#emptied = this.#undo = this.#status = null
    this.#offers = this.#aside = []
    this.#show()
  }

  #found(draft: Draft) {
    const { form, local } = this.#on
    const { fields, version } = draft
    const isThere = (copy: Copy | null) =>
      copy !== null && (copy.version === version || sameFields(copy.fields, fields))
    if (this.#over.some(isThere)) return void this.#server.discard()
    const known = [this.#live, ...this.#offers].find(isThere)
    // An earlier state of what is here is not worth an offer.
    if (known) Object.assign(known, { version, saved: sameFields(known.fields, fields) })
    else if (!sameFields(fields, form.defaults())) {
      const offer = toOffer(draft, local.read().filter(isWritten).find(isThere))
      this.#offers = [offer, ...this.#offers.filter(({ id }) => id !== offer.id)]
    }
    if (known && known === this.#live) this.#server.adopt()
    if (this.#live?.saved) this.#status = 'saved'
    this.#changed()
  }

  #saved(copy: Copy, version: number) {
    for (const offer of this.#offers) offer.saved = false
    copy.saved = true
    // Typed on meanwhile: then this is an earlier state of what is here.
    for (const one of [copy, this.#live]) if (one) one.version = version
    if (this.#live === copy) this.#status = 'saved'
    this.#changed()
  }

  #take(offer: Copy) {
    this.#offers = this.#offers.filter((copy) => copy !== offer)
    this.#changed([offer])
  }

  #forget(more: readonly Copy[] = []) {
    const had = this.#live
    this.#live = this.#status = null
    this.#changed(had ? [had, ...more] : more)
    if (had) void this.#server.discardOurs()
  }

  #changed(gone: readonly Pick<Copy, 'id'>[] = []) {
    const { local, id } = this.#on
    const own = [this.#live, this.#emptied, ...this.#aside, ...this.#offers].filter((copy) => copy !== null)
    this.#isKept = writeOwn(local, [...new Set(own)], [id, ...gone.map((copy) => copy.id)])
    if (this.#live && this.#status !== 'saved') this.#status = this.#isKept ? 'in this browser' : 'nowhere'
    this.#show()
  }

  #show() {
    const undo = this.#undo && (this.#undo.before ? 'restored' : 'discarded')
    this.#on.show({ offers: [...this.#offers], undo, status: this.#status })
  }
}
