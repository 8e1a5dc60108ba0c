type Look<Item> = {
  className: string
  label: string
  /** Draws what is chosen from. */
  draw: (option: HTMLElement, item: Item) => void
}

/** Choices beside the cursor of a text, which keeps the focus: `aria-activedescendant` names the one that Enter takes. */
export class ChoiceList<Item> {
  #host: HTMLElement
  #look: Look<Item>
  #items: readonly Item[] = []
  #current = 0
  #list: HTMLUListElement | null = null
  #choose: (item: Item) => void = () => {}

  constructor(host: HTMLElement, look: Look<Item>) {
    this.#host = host
    this.#look = look
  }

  /** `place` gives the list its place in what the host stands in. */
  show(items: readonly Item[], choose: (item: Item) => void, place: (list: HTMLElement) => void) {
    this.close()
    if (items.length === 0) return
    this.#items = items
    this.#choose = choose
    this.#current = 0
    const list = document.createElement('ul')
    list.id = `${this.#host.id}-options`
    list.className = this.#look.className
    list.setAttribute('role', 'listbox')
    list.setAttribute('aria-label', this.#look.label)
    list.append(...items.map((item, index) => this.#toOption(item, index)))
    // The text keeps its focus and what is chosen in it.
    list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#host.parentElement?.append(list)
    place(list)
    this.#list = list
    this.#host.setAttribute('aria-autocomplete', 'list')
    this.#host.setAttribute('aria-controls', list.id)
    this.#mark()
  }

  close() {
    this.#list?.remove()
    this.#list = null
    for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) this.#host.removeAttribute(name)
  }

  /** Takes the keys that move and choose while the list is open; says whether it did. */
  press(event: KeyboardEvent): boolean {
    const item = this.#items[this.#current]
    if (!this.#list || item === undefined || event.ctrlKey || event.metaKey || event.altKey) return false
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) this.#current = (this.#current + by + this.#items.length) % this.#items.length
    else if (event.key === 'Escape') this.close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) this.#choose(item)
    else return false
    event.preventDefault()
    event.stopPropagation()
    this.#mark()
    return true
  }

  #toOption(item: Item, index: number): HTMLLIElement {
    const option = document.createElement('li')
    option.id = `${this.#host.id}-option-${index}`
    option.setAttribute('role', 'option')
    this.#look.draw(option, item)
    // Not when it is touched: a finger that comes down on it may be about to move the list.
    option.addEventListener('click', () => this.#choose(item))
    return option
  }

  #mark() {
    if (!this.#list) return
    for (const [index, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(index === this.#current))
    }
    const option = this.#list.children[this.#current]
    if (option instanceof HTMLElement) scrollWithin(this.#list, option)
    this.#host.setAttribute('aria-activedescendant', `${this.#host.id}-option-${this.#current}`)
  }
}

/** Scrolls the list alone to an entry: the place of the list was measured where the page stands. */
function scrollWithin(list: HTMLElement, { offsetTop: top, offsetHeight: height }: HTMLElement) {
  list.scrollTop = Math.max(Math.min(list.scrollTop, top), top + height - list.clientHeight)
}
