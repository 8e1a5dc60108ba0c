import type { DraftFields } from '@/lib/drafts/schema'
import type { Copy, DraftView, Keeping } from './keeping'
import type { OtherTexts } from './other-texts'
import { sameFields } from './same-fields'
import type { ServerCopy } from './server-copy'

/** What a decision works on. */
type Desk = {
  id: string
  form: Keeping['form']
  others: OtherTexts
  server: ServerCopy
  live: () => Copy | null
  /** The form holds another text by now, of which `known` has no field. */
  typed: (known: DraftFields | undefined) => void
  /** The copies are to be written, without those. */
  changed: (gone?: readonly Copy[]) => void
}

/**
 * On an offer. `before`: what a restored text took the place of in the form, null for a discarded one. `left`: that text's copy,
 * aside until the next decision.
 */
type Decision = { offer: Copy; before: DraftFields | null; left: Copy | null }

/** What somebody decides on the offers of a form. The last decision can be taken back. */
export class Decisions {
  #on: Desk
  #last: Decision | null = null

  constructor(on: Desk) {
    this.#on = on
  }

  get undo(): DraftView['undo'] {
    return this.#last && (this.#last.before ? 'restored' : 'discarded')
  }

  /** Makes the last decision final. */
  settle() {
    this.#last = null
  }

  restore(shown: Copy) {
    const { id, form, others, server, live, typed, changed } = this.#on
    const offer = others.now(shown)
    const own = live()
    const before = { ...own?.fields, ...form.read() }
    const isOther = own && !sameFields(before, offer.fields)
    const left = isOther ? { ...own, id: `${id}:${own.at}`, fields: before, saved: false } : null
    this.#decide({ offer, before, left })
    if (left) others.setAside(left)
    if (server.isOf(offer)) server.adopt()
    form.write(offer.fields)
    typed(offer.fields)
    const restored = live()
    if (restored) restored.version = offer.version
    changed()
  }

  discard(offer: Copy) {
    const { others, server, changed } = this.#on
    // Its tab has written on: nobody has seen yet what would be gone.
    if (others.now(offer) !== offer) return changed()
    this.#decide({ offer, before: null, left: null })
    others.end(offer)
    if (server.isOf(offer)) void server.discard()
  }

  /** What was restored may have been written on meanwhile; then that comes back as the offer. */
  takeBack() {
    if (!this.#last) return
    const { form, others, live, typed, changed } = this.#on
    const { offer, before, left } = this.#last
    this.#last = null
    others.revive(offer)
    if (left) others.remove(left)
    const fields = (before && live()?.fields) || offer.fields
    // Under a name of its own: what the server holds by now may stand under the former.
    others.offer({ ...offer, id: `${offer.id}:${Date.now()}`, fields, saved: false })
    if (before) form.write(before)
    if (before) typed(before)
    changed(left ? [left] : [])
  }

  /** What the decision before took out of the form can be had back as an offer from here on. */
  #decide(decision: Decision) {
    const { others, changed } = this.#on
    if (this.#last?.left) others.offer(this.#last.left)
    this.#last = decision
    others.remove(decision.offer)
    changed([decision.offer])
  }
}
