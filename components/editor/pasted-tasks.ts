/** A task as this editor draws it, or as another page has it: a box at the beginning of the item. */
export function toChecked(element: HTMLElement): boolean | null {
  const own = element.getAttribute('data-checked')
  if (own !== null) return own === 'true'
  // As Google Docs writes it.
  if (element.getAttribute('role') === 'checkbox') return element.getAttribute('aria-checked') === 'true'
  const box = element.querySelector<HTMLInputElement>(
    ':scope > input[type="checkbox"], :scope > p > input[type="checkbox"], :scope > label input[type="checkbox"]',
  )
  return box ? box.hasAttribute('checked') : null
}

const SIGN = /^\s*\[([ \u00a0xX])\]\s+/

/** Has the boxes that Notion and the like draw or write before the words of an item (`[x]`) as this editor has them. */
export function readBoxes(page: Document) {
  for (const item of page.body.querySelectorAll('li')) {
    if (toChecked(item) !== null) continue
    const drawn = item.querySelector(':scope > .checkbox-on, :scope > .checkbox-off')
    if (drawn) {
      item.setAttribute('data-checked', String(drawn.matches('.checkbox-on')))
      drawn.remove()
      continue
    }
    const text = firstText(item)
    const sign = SIGN.exec(text?.data ?? '')
    if (!text || !sign || text.parentElement?.closest('li, code, pre') !== item) continue
    item.setAttribute('data-checked', String(sign[1]?.toLowerCase() === 'x'))
    text.data = text.data.slice(sign[0].length)
  }
}

function firstText(item: HTMLElement): Text | null {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) return walker.currentNode
  }
  return null
}
