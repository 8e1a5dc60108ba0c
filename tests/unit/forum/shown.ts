import type { Part } from '@/components/forum/read-line'

type Shown = Part & { childNodes: Shown[] }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const VOID = new Set(['BR', 'HR', 'IMG', 'INPUT'])

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (sign, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? sign
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

function toElement(nodeName: string, attributes = ''): Shown {
  const found = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
  const values = new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
  const childNodes: Shown[] = []
  return {
    nodeName,
    childNodes,
    get textContent() {
      return childNodes.map((child) => child.textContent).join('')
    },
    getAttribute: (name) => values.get(name) ?? null,
  }
}

const toText = (value: string): Shown => ({ nodeName: '#text', textContent: value, childNodes: [] })

/** HTML as our renderer writes it, as the nodes that a browser makes of it. */
export function toShown(html: string): Shown {
  const root = toElement('DIV')
  const open = [root]
  for (const [, closing, name = '', attributes, text] of html.matchAll(/<(\/?)(\w+)((?:[^>"]|"[^"]*")*)>|([^<]+)/g)) {
    if (text !== undefined) open.at(-1)?.childNodes.push(toText(decode(text)))
    else if (closing) open.pop()
    else {
      const element = toElement(name.toUpperCase(), attributes)
      open.at(-1)?.childNodes.push(element)
      if (!VOID.has(element.nodeName)) open.push(element)
    }
  }
  return root
}
