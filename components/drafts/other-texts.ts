import type { Draft, DraftFields } from '@/lib/drafts/schema'
import type { BrowserCopies } from './browser-copies'
import { type Copy, isWritten, toOffer } from './keeping'
import { isAsSent } from './same-fields'

/** The texts of a form that do not stand in it: on offer, or aside until they may be offered. */
export class OtherTexts {
  #copies: BrowserCopies
  offers: readonly Copy[] = []
  /** What left the form for another text that is not stored yet, or not decided on. */
  #aside: readonly Copy[] = []
  /** Posted or discarded: what else says the same is as well. */
  #ended: readonly Copy[] = []

  constructor(copies: BrowserCopies) {
    this.#copies = copies
  }

  all = () => [...this.#aside, ...this.offers]

  /** Hears what other tabs have made of theirs. */
  reread() {
    this.offers = this.#copies.follow(this.offers)
  }

  /** What has become of an offer since it was shown. */
  now = (shown: Copy): Copy => this.#copies.follow([shown])[0] ?? shown

  offer(copy: Copy) {
    this.remove(copy)
    this.offers = [copy, ...this.offers]
  }

  setAside(copy: Copy) {
    this.remove(copy)
    this.#aside = [...this.#aside, copy]
  }

  remove({ id }: Pick<Copy, 'id'>) {
    const isOther = (copy: Copy) => copy.id !== id
    this.#aside = this.#aside.filter(isOther)
    this.offers = this.offers.filter(isOther)
  }

  /** The form is free: what is aside is offered, save for what was posted in another way. Gives that. */
  release(sent: DraftFields | undefined): readonly Copy[] {
    const posted = this.#aside.filter(({ fields }) => sent && isAsSent(fields, sent))
    this.offers = this.all().filter((copy) => !posted.includes(copy))
    this.#aside = []
    return posted
  }

  end(copy: Copy) {
    this.#ended = [...this.#ended, copy]
  }

  revive(copy: Copy) {
    this.#ended = this.#ended.filter((one) => one !== copy)
  }

  isEnded = (isText: (copy: Copy) => boolean) => this.#ended.some(isText)

  /** Offers what the server holds, in place of an earlier state of it. */
  offerDraft(draft: Draft, isThere: (copy: Copy) => boolean) {
    const theirs = this.#copies.find((copy) => isWritten(copy) && isThere(copy))
    this.offer(toOffer(draft, theirs))
  }

  /** The server holds another text now. */
  markUnsaved() {
    for (const offer of this.offers) offer.saved = false
  }

  clear() {
    this.offers = this.#aside = []
  }
}
