import { roomAround } from './sight'

/** Between the line that is written and the list, in pixels. */
const GAP = 4

/**
 * Choices beside the cursor of an editor, which keeps the focus: `aria-activedescendant` names the one that Enter takes.
 */
export class OptionList<Item extends { label: string }> {
  #host: HTMLElement
  #label: string
  #items: readonly Item[] = []
  #current = 0
  #list: HTMLUListElement | null = null
  #choose: (item: Item) => void = () => {}

  constructor(host: HTMLElement, label: string) {
    this.#host = host
    this.#label = label
  }

  /** `place` is the rectangle of the cursor in the window. */
  show(items: readonly Item[], place: DOMRect, choose: (item: Item) => void) {
    this.close()
    if (items.length === 0) return
    this.#items = items
    this.#choose = choose
    this.#current = 0
    const list = document.createElement('ul')
    list.id = `${this.#host.id}-options`
    list.className = 'option-list'
    list.setAttribute('role', 'listbox')
    list.setAttribute('aria-label', this.#label)
    list.append(...items.map((item, index) => this.#toOption(item, index)))
    // The editor keeps its focus and its selection.
    list.addEventListener('mousedown', (event) => event.preventDefault())
    const frame = this.#host.parentElement
    frame?.append(list)
    const origin = frame?.getBoundingClientRect()
    list.style.left = `${Math.max(0, Math.min(place.left - (origin?.left ?? 0), (frame?.clientWidth ?? 0) - list.offsetWidth))}px`
    const room = roomAround(this.#host, place)
    const isBelow = list.offsetHeight + 2 * GAP <= room.below || room.below >= room.above
    // Where it has room on neither side it scrolls, down to a choice and its neighbours.
    list.style.maxHeight = `min(18rem, ${Math.max((isBelow ? room.below : room.above) - 2 * GAP, 96)}px)`
    const top = isBelow ? place.bottom + GAP : place.top - list.offsetHeight - GAP
    list.style.top = `${top - (origin?.top ?? 0)}px`
    this.#list = list
    this.#host.setAttribute('aria-controls', list.id)
    this.#mark()
  }

  close() {
    this.#list?.remove()
    this.#list = null
    for (const name of ['aria-controls', 'aria-activedescendant']) this.#host.removeAttribute(name)
  }

  /** Takes the keys that move and choose while the list is open; says whether it did. */
  press(event: KeyboardEvent): boolean {
    const item = this.#items[this.#current]
    if (!this.#list || !item) return false
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) this.#current = (this.#current + by + this.#items.length) % this.#items.length
    else if (event.key === 'Enter' || event.key === 'Tab') this.#choose(item)
    else if (event.key === 'Escape') this.close()
    else return false
    this.#mark()
    return true
  }

  #toOption(item: Item, index: number): HTMLLIElement {
    const option = document.createElement('li')
    option.id = `${this.#host.id}-option-${index}`
    option.setAttribute('role', 'option')
    option.textContent = item.label
    // Not when it is touched: a finger that comes down on it may be about to move the list.
    option.addEventListener('click', () => this.#choose(item))
    return option
  }

  /** Only the list: its place was measured where the page stands. */
  #scrollTo(list: HTMLUListElement, option: Element | undefined) {
    if (!(option instanceof HTMLElement)) return
    const { offsetTop: top, offsetHeight: height } = option
    list.scrollTop = Math.max(Math.min(list.scrollTop, top), top + height - list.clientHeight)
  }

  #mark() {
    if (!this.#list) return
    for (const [index, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(index === this.#current))
    }
    this.#scrollTo(this.#list, this.#list.children[this.#current])
    this.#host.setAttribute('aria-activedescendant', `${this.#host.id}-option-${this.#current}`)
  }
}
