import type { BlockContent, ListItem, TableRow } from 'mdast'
import { type Part, readLine } from './read-line'

/** What stands in a line. Anything else begins a block, or holds blocks. */
const INLINE = new Set(['#text', 'A', 'BR', 'CODE', 'DEL', 'EM', 'IMG', 'INPUT', 'SPAN', 'STRONG', 'SUP'])

/** The level that `#` has in a post. */
const TOP_LEVEL = 3

/** Reads a member's text from the page, as the tree of the Markdown that it was made of. */
export function readBlocks(parts: Iterable<Part>): BlockContent[] {
  const blocks: BlockContent[] = []
  let line: Part[] = []
  const endLine = () => {
    blocks.push(...toParagraph(line))
    line = []
  }
  for (const part of parts) {
    if (INLINE.has(part.nodeName)) line.push(part)
    else {
      endLine()
      blocks.push(...readBlock(part))
    }
  }
  endLine()
  return blocks
}

function readBlock(part: Part): BlockContent[] {
  switch (part.nodeName) {
    case '#comment':
    case 'BUTTON':
      return []
    case 'P':
      return toParagraph(part.childNodes)
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      return toHeading(part)
    case 'BLOCKQUOTE': {
      const children = readBlocks(part.childNodes)
      return children.length > 0 ? [{ type: 'blockquote', children }] : []
    }
    case 'PRE':
      return [toCode(part)]
    case 'HR':
      return [{ type: 'thematicBreak' }]
    case 'UL':
    case 'OL':
      return toList(part)
    case 'TABLE':
      return toTable(part)
    case 'FIGURE':
      return toPicture(part)
    default:
      return readBlocks(part.childNodes)
  }
}

function toParagraph(parts: Iterable<Part>): BlockContent[] {
  const children = readLine(parts)
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

function toHeading({ nodeName, childNodes }: Part): BlockContent[] {
  const children = readLine(childNodes)
  // No text begins above the level of `#`, and `H6` is the last.
  const depth = Math.max(1, Number(nodeName.slice(1)) - TOP_LEVEL + 1) as 1 | 2 | 3 | 4
  return children.length > 0 ? [{ type: 'heading', depth, children }] : []
}

function toCode(part: Part): BlockContent {
  const code = childrenOf(part, 'CODE')[0] ?? part
  const [, lang = null] = /(?:^|\s)language-(\S+)/.exec(code.getAttribute?.('class') ?? '') ?? []
  return { type: 'code', lang, value: (code.textContent ?? '').replace(/\n$/, '') }
}

function toList(part: Part): BlockContent[] {
  const items = childrenOf(part, 'LI')
  const spread = items.some((item) => childrenOf(item, 'P').length > 0)
  const children = items.map((item): ListItem => {
    const blocks = readBlocks(item.childNodes)
    const checked = blocks[0]?.type === 'paragraph' ? toChecked(item) : null
    return { type: 'listItem', checked, spread: spread && blocks.length > 1, children: blocks }
  })
  const ordered = part.nodeName === 'OL'
  const start = ordered ? Number(part.getAttribute?.('start') ?? 1) : null
  return children.length > 0 ? [{ type: 'list', ordered, start, spread, children }] : []
}

/** Whether the box of a task is ticked; null for what is no task. */
function toChecked(item: Part): boolean | null {
  const [box] = [item, ...childrenOf(item, 'P')].flatMap((part) => childrenOf(part, 'INPUT'))
  return box ? (box.getAttribute?.('checked') ?? null) !== null : null
}

function toTable(part: Part): BlockContent[] {
  const [head] = childrenOf(part, 'THEAD')
  const rows = [part, ...childrenOf(part, 'THEAD', 'TBODY')].flatMap((group) => childrenOf(group, 'TR'))
  const cells = rows.map((row) => childrenOf(row, 'TH', 'TD'))
  const align = cells[0]?.map((cell) => toAlign(cell.getAttribute?.('align'))) ?? []
  const children = cells.map((row) => toRow(row.map(({ childNodes }) => childNodes)))
  // Rows alone have no head, and Markdown has no table without one.
  if (!head) children.unshift(toRow(align.map(() => [])))
  return cells.length > 0 ? [{ type: 'table', align, children }] : []
}

const toRow = (cells: Iterable<Part>[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: readLine(cell, 'cell') })),
})

const toAlign = (value: string | null | undefined) =>
  value === 'left' || value === 'center' || value === 'right' ? value : null

/** The caption of a picture was written as its title. */
function toPicture(figure: Part): BlockContent[] {
  const [picture] = readLine(childrenOf(figure, 'IMG'))
  const [caption] = childrenOf(figure, 'FIGCAPTION')
  if (picture?.type !== 'image') return toParagraph(caption?.childNodes ?? [])
  return [{ type: 'paragraph', children: [{ ...picture, title: caption?.textContent ?? null }] }]
}

const childrenOf = ({ childNodes }: Part, ...names: string[]): Part[] =>
  [...childNodes].filter(({ nodeName }) => names.includes(nodeName))
