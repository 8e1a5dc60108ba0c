export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const TOKEN = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'gy')
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, 'g')
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads a document of elements, attributes and text, and nothing else: no comments, no CDATA, no document type.
 * @throws Error at the first thing that is not well-formed.
 */
export function parseXml(document: string): XmlElement {
  const head = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(document)
  if (!head) throw new Error('no XML declaration')
  const body = document.slice(head[0].length).trimEnd()
  const outer: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [outer]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(body)
    const here = open.at(-1)
    if (!match || !here) throw new Error(`not well-formed at ${at}: ${body.slice(at, at + 80)}`)
    const [, closing, name = '', attributes = '', empty, text] = match
    if (text !== undefined) {
      if (open.length === 1) throw new Error(`text outside of the root: ${text.slice(0, 40)}`)
      here.text += decode(text)
    } else if (closing) {
      if (here.name !== name) throw new Error(`</${name}> closes <${here.name}>`)
      open.pop()
    } else {
      const child = { name, attributes: readAttributes(attributes), children: [], text: '' }
      here.children.push(child)
      if (!empty) open.push(child)
    }
  }
  const [root] = outer.children
  if (open.length !== 1 || outer.children.length !== 1 || !root) throw new Error('not exactly one closed root')
  return root
}

/** Every element of that name below, in document order. */
export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)])

/** The text of the first element of that name below; empty when there is none. */
export const textOf = (element: XmlElement, name: string) => findAll(element, name)[0]?.text ?? ''

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`${name} stands twice`)
    attributes[name] = decode(value)
  }
  return attributes
}

function decode(text: string): string {
  // XML 1.0 forbids all control characters but these three.
  if (/\p{Cc}/u.test(text.replace(/[\t\n\r\u0080-\u009F]/g, ''))) throw new Error('a character that XML cannot hold')
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const number = /^#(\d+)$/.exec(name)?.[1]
    const known = number ? String.fromCodePoint(Number(number)) : ENTITIES[name]
    if (known === undefined || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`)
    return known
  })
}
