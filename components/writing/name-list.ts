'use client'

import { toInitials } from '@/lib/core/initials'
import type { NamedPerson } from '@/lib/writing/queries'

/** The people offered beside a text area, which keeps the focus: `aria-activedescendant` names the one that Enter takes. */
export class NameList {
  #area: HTMLTextAreaElement
  #choose: (person: NamedPerson) => void
  #people: readonly NamedPerson[] = []
  #current = 0
  #list: HTMLUListElement | null = null

  constructor(area: HTMLTextAreaElement, choose: (person: NamedPerson) => void) {
    this.#area = area
    this.#choose = choose
  }

  show(people: readonly NamedPerson[], { left, top }: { left: number; top: number }) {
    this.close()
    this.#people = people
    this.#current = 0
    const list = document.createElement('ul')
    list.id = `${this.#area.id}-names`
    list.className = 'name-list'
    list.setAttribute('role', 'listbox')
    list.setAttribute('aria-label', 'People')
    list.append(...people.map((person, index) => this.#toOption(person, index)))
    // The text area keeps its focus.
    list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#area.parentElement?.append(list)
    list.style.left = `${Math.max(0, Math.min(left, this.#area.clientWidth - list.offsetWidth))}px`
    list.style.top = `${top}px`
    this.#list = list
    this.#area.setAttribute('aria-autocomplete', 'list')
    this.#area.setAttribute('aria-controls', list.id)
    this.#mark()
  }

  close() {
    this.#list?.remove()
    this.#list = null
    for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) this.#area.removeAttribute(name)
  }

  /** Takes the keys that move and choose while the list is open; says whether it did. */
  press(event: KeyboardEvent): boolean {
    if (!this.#list || event.ctrlKey || event.metaKey || event.altKey) return false
    const person = this.#people[this.#current]
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) this.#current = (this.#current + by + this.#people.length) % this.#people.length
    else if (event.key === 'Escape') this.close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && person && !event.shiftKey) this.#choose(person)
    else return false
    event.preventDefault()
    event.stopPropagation()
    this.#mark()
    return true
  }

  #toOption(person: NamedPerson, index: number): HTMLLIElement {
    const option = document.createElement('li')
    option.id = `${this.#area.id}-name-${index}`
    option.setAttribute('role', 'option')
    const face = document.createElement(person.avatar ? 'img' : 'span')
    face.className = 'name-face'
    if (face instanceof HTMLImageElement) Object.assign(face, { src: person.avatar, alt: '' })
    else Object.assign(face.dataset, { initials: toInitials(person.username) })
    const name = document.createElement('b')
    name.textContent = person.username
    const full = document.createElement('span')
    full.textContent = person.fullName ?? ''
    option.append(face, name, full)
    // Not when it is touched: a finger that comes down on it may be about to move the page.
    option.addEventListener('click', () => this.#choose(person))
    return option
  }

  #mark() {
    if (!this.#list) return
    for (const [index, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(index === this.#current))
    }
    this.#area.setAttribute('aria-activedescendant', `${this.#area.id}-name-${this.#current}`)
  }
}
