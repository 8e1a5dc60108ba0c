type Sign = { isOrdered: boolean; numbers: readonly number[] }

const LETTER = /^[a-z]$/i
const ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i
const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

/** What a word processor has written before an item: `·`, `o`, `3.`, `2.3.`, `2.3`, `(b)`, `iv.`. Of a letter it may mean two numbers, the likelier first. */
export function readSign(text: string): Sign {
  const [, sign] = /^\s*\(?(?:\d+\.)*(\d+|[a-z]|[ivxlcdm]+)(?:[.)]|(?<=\d\.\d+)(?=\s|$))/i.exec(text) ?? []
  if (!sign) return { isOrdered: false, numbers: [] }
  if (/\d/.test(sign)) return { isOrdered: true, numbers: [Number(sign)] }
  const letter = LETTER.test(sign) ? [sign.toLowerCase().charCodeAt(0) - 96] : []
  const roman = ROMAN.test(sign) ? [fromRoman(sign)] : []
  return { isOrdered: true, numbers: /^i/i.test(sign) ? [...roman, ...letter] : [...letter, ...roman] }
}

function fromRoman(sign: string): number {
  const values = [...sign.toLowerCase()].map((letter) => VALUES[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

type Level = { list: HTMLElement; depth: number; isOrdered: boolean; next: number }

/** Bullets go on, and so does a numbered list with its next number; anything else is another list. */
const goesOn = (level: Level, sign: Sign) =>
  level.isOrdered === sign.isOrdered && (!sign.isOrdered || sign.numbers.includes(level.next))

/** A paragraph of a list's style whose number was taken off says `mso-list:none`. */
const isItem = (paragraph: HTMLElement) => /mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '')

/**
 * Makes lists of the paragraphs that a word processor draws as items: `<p style="mso-list: l0 level2 lfo1">·  Text</p>` is an
 * item of a list of the second level.
 */
export function gatherLists(page: Document) {
  let open: Level[] = []
  for (const paragraph of [...page.body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')].filter(isItem)) {
    const depth = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const mark = paragraph.querySelector<HTMLElement>('[style*="mso-list"]')
    const sign = readSign(mark?.textContent ?? '')
    mark?.remove()
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = open.filter((level) => level.depth < depth || (level.depth === depth && goesOn(level, sign)))
    const last = open.at(-1)
    const level = last?.depth === depth ? last : openList(paragraph, depth, sign, last)
    if (level !== last) open.push(level)
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    level.list.append(item)
    level.next += 1
    paragraph.remove()
  }
}

/** A list at the place of its first item, or within the last item of the list around it. It begins where the sign says. */
function openList(paragraph: HTMLElement, depth: number, { isOrdered, numbers }: Sign, around?: Level): Level {
  const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
  const first = numbers[0] ?? 1
  if (isOrdered && first !== 1) list.setAttribute('start', String(first))
  const parent = around?.list.lastElementChild
  if (parent) parent.append(list)
  else paragraph.before(list)
  return { list, depth, isOrdered, next: first }
}
