/** What the reply form is to quote: the position of the post (0 is the first), who wrote it, and its words as shown. */
export type Quote = { position: number; name: string; words: Element }

const EVENT = 'forum:quote'

/** Hands words to the reply form of the page: those that are selected within the post, else the whole post. */
export function quotePost(post: Element, about: Omit<Quote, 'words'>): void {
  const words = selectedIn(post) ?? ownWords(post)
  dispatchEvent(new CustomEvent<Quote>(EVENT, { detail: { ...about, words } }))
}

/** Calls `take` for every quotation; returns the way to stop. */
export function onQuote(take: (quote: Quote) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && take(event.detail)
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

/** A copy of what is selected of the post's own text, within the list, table or code that it stands in. */
function selectedIn(post: Element): Element | null {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range || range.collapsed || !range.intersectsNode(post)) return null
  const { commonAncestorContainer: around } = range
  const cell = (around instanceof Element ? around : around.parentElement)?.closest('td, th')
  // Words of one cell make no table.
  const copy = copyWithin(cell && post.contains(cell) ? cell : post, range)
  return copy instanceof Element && saysMore(withoutNotes(copy)) ? copy : null
}

/** What keeps its place in a row or an item of which a part is selected. */
const KEPT = new Set(['TD', 'TH', 'INPUT'])

function copyWithin(node: Node, range: Range): Node | null {
  if (!range.intersectsNode(node)) return KEPT.has(node.nodeName) ? node.cloneNode(false) : null
  if (node instanceof Text) {
    const from = node === range.startContainer ? range.startOffset : 0
    const part = node.data.slice(from, node === range.endContainer ? range.endOffset : undefined)
    return part ? new Text(part) : null
  }
  const copy = node.cloneNode(false)
  const children = [...node.childNodes]
  const copies = children.map((child) => copyWithin(child, range))
  for (const child of copies) if (child) copy.appendChild(child)
  if (copy instanceof HTMLOListElement) {
    const first = copies.findIndex((child) => child?.nodeName === 'LI')
    copy.start += children.slice(0, Math.max(0, first)).filter(({ nodeName }) => nodeName === 'LI').length
  }
  const isEmptied = children.length > 0 && !copy.hasChildNodes() && !KEPT.has(node.nodeName)
  return isEmptied ? null : copy
}

/** What the post says itself, without what it quotes; if it says nothing else, what it quotes. */
function ownWords(post: Element): Element {
  const [whole, own] = [withoutNotes(copyOf(post)), withoutNotes(copyOf(post))]
  for (const quoted of own.querySelectorAll('blockquote')) quoted.remove()
  for (const item of own.querySelectorAll('li')) if (!saysMore(item)) item.remove()
  return saysMore(own) ? own : whole
}

function copyOf(post: Element): Element {
  const copy = document.createElement('div')
  for (const child of post.childNodes) copy.append(child.cloneNode(true))
  return copy
}

/** A note is below the post that it belongs to, and the number of one leads there. */
function withoutNotes(copy: Element): Element {
  for (const note of copy.querySelectorAll('[data-footnotes], [data-footnote-ref]')) note.remove()
  return copy
}

const saysMore = (part: Element) => part.textContent?.trim() !== '' || part.querySelector('img') !== null
