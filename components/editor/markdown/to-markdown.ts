import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import { type DocMark, type DocNode, isCode } from './doc-types'
import { type Nested, nestMarks } from './nest-marks'
import { tidyInline } from './tidy-inline'
import { makeWriter } from './writer'

const writer = makeWriter()
/** For a list behind a list of its kind, which the same sign would make one. */
const otherWriter = makeWriter({ bullet: '*', bulletOther: '-', bulletOrdered: ')' })

const isList = (type: string) => type === 'bulletList' || type === 'orderedList'

/** One block of a document as Markdown; '' for one that says nothing. */
export function blockToMarkdown(block: DocNode, other = false): string {
  const children = fromBlock(block)
  return children.length > 0
    ? (other ? otherWriter : writer).stringify({ type: 'root', children }).replace(/\n+$/, '')
    : ''
}

/** A document as Markdown, which `toDoc` reads back as the same document; `write` is how a block of it is written. */
export const toMarkdown = (doc: DocNode, write = blockToMarkdown): string =>
  joinBlocks(doc.content ?? [], ({ type }) => type, write)

/**
 * Blocks as one Markdown text, each as `write` writes it. Asked with `other`, it writes a list with another sign, without which the
 * list would be one with the list of its kind before it. A block that says nothing is left out.
 */
export function joinBlocks<Block>(
  blocks: readonly Block[],
  typeOf: (block: Block) => string,
  write: (block: Block, other: boolean) => string,
): string {
  const parts: string[] = []
  let [before, hadOther]: [string | null, boolean] = [null, false]
  for (const block of blocks) {
    const type = typeOf(block)
    const other: boolean = isList(type) && type === before && !hadOther
    const part = write(block, other)
    if (!part) continue
    parts.push(part)
    ;[before, hadOther] = [type, other]
  }
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : ''
}

type Block = BlockContent | DefinitionContent

const fromBlocks = (nodes: readonly DocNode[] = []): Block[] => nodes.flatMap((node) => fromBlock(node) as Block[])

function fromBlock(node: DocNode): RootContent[] {
  const { attrs = {}, content = [] } = node
  switch (node.type) {
    case 'paragraph': {
      const children = fromInline(tidyInline(content))
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
    }
    case 'heading': {
      const depth = Math.min(6, Math.max(1, Number(attrs.level) || 2)) as 1 | 2 | 3 | 4 | 5 | 6
      return [{ type: 'heading', depth, children: fromInline(tidyInline(content, 'line')) }]
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: fromBlocks(content) }]
    case 'bulletList':
    case 'orderedList':
      return fromList(node)
    case 'codeBlock': {
      const lang = toWord(attrs.language)
      const meta = lang && typeof attrs.meta === 'string' ? attrs.meta : null
      return [{ type: 'code', lang, meta, value: content.map(({ text }) => text ?? '').join('') }]
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }]
    case 'image': {
      const image = {
        type: 'image',
        url: String(attrs.src ?? ''),
        alt: toLine(attrs.alt) ?? '',
        title: toLine(attrs.title),
      } as const
      return [{ type: 'paragraph', children: [image] }]
    }
    case 'table':
      return fromTable(node)
    default:
      return []
  }
}

function fromList({ type, attrs = {}, content = [] }: DocNode): RootContent[] {
  const loose = attrs.loose === true
  const children = content.flatMap((item): ListItem[] => {
    const blocks = fromBlocks(item.content)
    const checked = typeof item.attrs?.checked === 'boolean' ? item.attrs.checked : null
    // Markdown has no task without words: one that is not written yet is left out, and does not come back as a plain item.
    if (checked !== null && blocks.length === 0) return []
    const inner = checked === null || blocks[0]?.type === 'paragraph' ? blocks : [boxLine, ...blocks]
    const spread = inner.length > 1 && (loose || !staysTight(inner))
    return [{ type: 'listItem', checked, spread, children: inner }]
  })
  const ordered = type === 'orderedList'
  const start = ordered ? Math.max(0, Number(attrs.start ?? 1) || 0) : null
  return children.length > 0 ? [{ type: 'list', ordered, start, spread: loose, children }] : []
}

/**
 * The line before which the box of a task stands if its item begins with no text. It holds a written space, which is no text when
 * it is read.
 */
const boxLine: Block = { type: 'paragraph', children: [{ type: 'text', value: ' ' }] }

/**
 * Whether an item needs no empty line between its blocks: it is a line of text with nothing but a list below, and that list begins
 * with words.
 */
function staysTight([first, second, ...more]: readonly Block[]): boolean {
  if (first?.type !== 'paragraph' || second?.type !== 'list' || more.length > 0) return false
  return second.children[0]?.children[0]?.type === 'paragraph' && (!second.ordered || second.start === 1)
}

function fromTable({ content: rows = [] }: DocNode): RootContent[] {
  const [head] = rows
  if (!head?.content?.length) return []
  const align = head.content.map(({ attrs }) => toAlign(attrs?.align))
  const children = rows.map((row): Table['children'][number] => ({
    type: 'tableRow',
    children: (row.content ?? []).map((cell) => ({
      type: 'tableCell',
      children: fromInline(
        tidyInline(
          (cell.content ?? []).flatMap(({ content = [] }) => content),
          'cell',
        ),
      ),
    })),
  }))
  return [{ type: 'table', align, children }]
}

const toAlign = (value: unknown) => (value === 'left' || value === 'center' || value === 'right' ? value : null)
/** The language of a code block is one word. */
const toWord = (value: unknown) => (typeof value === 'string' ? (/^[^\s`]+/.exec(value)?.[0] ?? null) : null)
const toLine = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || null : null)

const fromInline = (nodes: readonly DocNode[]): PhrasingContent[] => nestMarks(nodes).map(fromNested)

const fromNested = (one: Nested): PhrasingContent =>
  'leaf' in one ? fromLeaf(one.leaf) : wrap(one.mark, one.inner.map(fromNested))

function fromLeaf(node: DocNode): PhrasingContent {
  if (node.type === 'hardBreak') return { type: 'break' }
  return isCode(node) ? { type: 'inlineCode', value: node.text ?? '' } : { type: 'text', value: node.text ?? '' }
}

function wrap({ type, attrs }: DocMark, children: PhrasingContent[]): PhrasingContent {
  if (type === 'bold') return { type: 'strong', children }
  if (type === 'italic') return { type: 'emphasis', children }
  if (type === 'strike') return { type: 'delete', children }
  return { type: 'link', url: String(attrs?.href ?? ''), title: toLine(attrs?.title), children } as PhrasingContent
}
