import type { PhrasingContent } from 'mdast'

/** A node of the page as far as it is read here: an element, or the words in one. */
export type Part = {
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<Part>
  getAttribute?(name: string): string | null
}

/** What stands in a line, without white space at its ends. In a `cell` code cannot say `\|`: tables take the backslash away. */
export function readLine(parts: Iterable<Part>, where: 'line' | 'cell' = 'line'): PhrasingContent[] {
  const nodes = [...parts].flatMap(readPart)
  const line = nodes.map((node): PhrasingContent => {
    const isBroken = where === 'cell' && node.type === 'inlineCode' && node.value.includes('\\|')
    return isBroken ? { type: 'text', value: node.value } : node
  })
  return trimmed(trimmed(line, 'start'), 'end')
}

/** A line without white space and breaks at one end. */
export function trimmed(line: readonly PhrasingContent[], end: 'start' | 'end'): PhrasingContent[] {
  const outer = end === 'start' ? line[0] : line.at(-1)
  if (!outer) return []
  const others = end === 'start' ? line.slice(1) : line.slice(0, -1)
  const kept = trimmedNode(outer, end)
  if (!kept) return trimmed(others, end)
  return end === 'start' ? [kept, ...others] : [...others, kept]
}

function trimmedNode(node: PhrasingContent, end: 'start' | 'end'): PhrasingContent | null {
  if (node.type === 'break') return null
  if (node.type === 'text') {
    const value = node.value.replace(end === 'start' ? /^ +/ : / +$/, '')
    return value ? { ...node, value } : null
  }
  if (!('children' in node)) return node
  const children = trimmed(node.children, end)
  return children.length > 0 ? { ...node, children } : null
}

function readPart(part: Part): PhrasingContent[] {
  const value = part.textContent ?? ''
  const attribute = (name: string) => part.getAttribute?.(name) ?? null
  switch (part.nodeName) {
    case '#text':
      return toText(value)
    case 'BR':
      return [{ type: 'break' }]
    case 'CODE':
      return value ? [{ type: 'inlineCode', value }] : []
    case 'IMG':
      return [{ type: 'image', url: pictureAddress(attribute), alt: attribute('alt'), title: attribute('title') }]
    case 'EM':
      return around(part, (children) => ({ type: 'emphasis', children }))
    case 'STRONG':
      return around(part, (children) => ({ type: 'strong', children }))
    case 'DEL':
      return around(part, (children) => ({ type: 'delete', children }))
    case 'A': {
      const [url, title] = [attribute('href') ?? '', attribute('title')]
      // No link stands in a link.
      return around(part, (children) => ({ type: 'link', url, title, children }) as PhrasingContent)
    }
    case '#comment':
    case 'BUTTON':
    case 'INPUT':
      return []
    default:
      return [...part.childNodes].flatMap(readPart)
  }
}

/** The line of the source that ends behind a break says nothing. */
function toText(value: string): PhrasingContent[] {
  const text = value.replace(/^\n/, '').replace(/[\t\n\r\f]+/g, ' ')
  return text ? [{ type: 'text', value: text }] : []
}

function around({ childNodes }: Part, wrap: (children: PhrasingContent[]) => PhrasingContent): PhrasingContent[] {
  const children = [...childNodes].flatMap(readPart)
  return children.length > 0 ? [wrap(children)] : []
}

/** The size of a picture is written behind its address. */
function pictureAddress(attribute: (name: string) => string | null): string {
  const [src, width, height] = [attribute('src') ?? '', attribute('width'), attribute('height')]
  return width && height ? `${src}#${width}x${height}` : src
}
