import type { BlockContent, DefinitionContent, ListItem, Nodes, PhrasingContent } from 'mdast'
import { trimmed } from './read-line'

/** A quotation longer than this says no more than its beginning; the link to the post says the rest. */
const LONGEST = 600
/** With so little room left, the quotation ends before a block that does not fit. */
const LITTLE = LONGEST / 2

type Block = BlockContent | DefinitionContent

const more = { type: 'paragraph', children: [{ type: 'text', value: '…' }] } as const satisfies Block
const toMore = (): Block => structuredClone(more)

/** As much of a text as is quoted: whole blocks if they say enough, else the beginning of one, with no letter cut in two. */
export const toBeginning = (blocks: readonly Block[]): Block[] => cutBlocks(blocks, LONGEST)

function cutBlocks(blocks: readonly Block[], room: number): Block[] {
  const kept: Block[] = []
  let left = room
  for (const block of blocks) {
    const size = sizeOf(block)
    if (size > left) return [...kept, ...(kept.length > 0 && left < LITTLE ? [toMore()] : cutBlock(block, left))]
    kept.push(block)
    left -= size
  }
  return kept
}

function cutBlock(block: Block, room: number): Block[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [{ ...block, children: [...cutLine(block.children, room), { type: 'text', value: '…' }] }]
    case 'code':
      return [{ ...block, value: cutCode(block.value, room) }, toMore()]
    case 'blockquote':
      return [{ ...block, children: cutBlocks(block.children, room) }]
    case 'list':
      return cutList(block, room)
    case 'table': {
      const [head, ...rows] = block.children
      const kept = takeWhole(rows, room - (head ? sizeOf(head) : 0))
      return [{ ...block, children: head ? [head, ...kept] : kept }, toMore()]
    }
    default:
      return [toMore()]
  }
}

function cutList(list: Extract<Block, { type: 'list' }>, room: number): Block[] {
  const whole = takeWhole(list.children, room)
  const left = room - whole.reduce((sum, item) => sum + sizeOf(item), 0)
  if (whole.length > 0 && left < LITTLE) return [{ ...list, children: whole }, toMore()]
  const cut = list.children
    .slice(whole.length, whole.length + 1)
    .map((item): ListItem => ({ ...item, children: cutBlocks(item.children, left) }))
  return [{ ...list, children: [...whole, ...cut] }]
}

function takeWhole<Node extends Nodes>(nodes: readonly Node[], room: number): Node[] {
  let left = room
  const end = nodes.findIndex((node) => {
    left -= sizeOf(node)
    return left < 0
  })
  return nodes.slice(0, end < 0 ? undefined : end)
}

/** Whole lines, or what there is room for of the first. */
function cutCode(value: string, room: number): string {
  const beginning = lettersOf(value).slice(0, room).join('')
  const end = beginning.lastIndexOf('\n')
  return end > 0 ? beginning.slice(0, end) : beginning
}

function cutLine(line: readonly PhrasingContent[], room: number): PhrasingContent[] {
  const kept: PhrasingContent[] = []
  let left = room
  for (const node of line) {
    const size = sizeOf(node)
    if (size > left) return trimmed([...kept, ...cutNode(node, left)], 'end')
    kept.push(node)
    left -= size
  }
  return kept
}

function cutNode(node: PhrasingContent, room: number): PhrasingContent[] {
  if (node.type === 'text' || node.type === 'inlineCode') {
    const value = lettersOf(node.value).slice(0, room).join('')
    return value ? [{ ...node, value }] : []
  }
  if (!('children' in node)) return []
  const children = cutLine(node.children, room)
  // No link stands in a link.
  return children.length > 0 ? [{ ...node, children } as PhrasingContent] : []
}

/** Letters as they are read; what has no words counts as one. */
function sizeOf(node: Nodes): number {
  if ('children' in node) return node.children.reduce<number>((sum, child) => sum + sizeOf(child), 0)
  return 'value' in node ? lettersOf(node.value).length : 1
}

/** An accent, a skin tone or a family goes with the sign that it belongs to. */
const lettersOf = (text: string) =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]
