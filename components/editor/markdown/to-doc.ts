import type { Image, List, ListItem, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { isTooComplex } from '@/lib/core/markdown/complexity'
import { markdownParser } from '@/lib/core/markdown/parser'
import type { DocMark, DocNode } from './doc-types'
import { tidyInline } from './tidy-inline'
import { withinReach } from './within-reach'

/** Something that the editor has no shape for, such as a footnote. */
class NotShown extends Error {}

/**
 * A text as a document of the editor; null when the text holds what the editor cannot show (footnotes, addresses by
 * reference, pictures inside a line), so that nothing of it is ever lost.
 */
export const toDoc = (markdown: string): DocNode | null => read(markdown, (root) => root)

/**
 * Pasted Markdown as a document of the editor. What the editor cannot show comes as near as it can, and of a picture that `take`
 * has no address for the words stay. Null only for a text that is too complex.
 */
export const toNearestDoc = (markdown: string, take: (address: string) => string | null): DocNode | null =>
  read(markdown, (root) => withinReach(root, markdown, take))

/** Whether a text has footnotes, which the editor has no shape for. Of one that is too complex nobody asks. */
export function hasNotes(markdown: string): boolean {
  if (!/\[\^[^\]\s]+]:/.test(markdown) || isTooComplex(markdown)) return false
  return markdownParser.parse(markdown).children.some(({ type }) => type === 'footnoteDefinition')
}

function read(markdown: string, prepare: (root: Root) => Root): DocNode | null {
  if (isTooComplex(markdown)) return null
  try {
    const content = prepare(markdownParser.parse(markdown)).children.map(toBlock)
    return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
  } catch (error) {
    if (error instanceof NotShown) return null
    throw error
  }
}

function toBlock(node: RootContent): DocNode {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...more] = node.children
      return only?.type === 'image' && more.length === 0 ? toPicture(only) : withInline('paragraph', node.children)
    }
    case 'heading':
      return { ...withInline('heading', node.children, 'line'), attrs: { level: node.depth } }
    case 'blockquote':
      return { type: 'blockquote', content: toBlocks(node.children) }
    case 'list':
      return toList(node)
    case 'code':
      return {
        type: 'codeBlock',
        attrs: { language: node.lang ?? null, meta: node.meta ?? null },
        ...(node.value ? { content: [{ type: 'text', text: node.value }] } : {}),
      }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'table':
      return toTable(node)
    default:
      throw new NotShown(node.type)
  }
}

/** A container always has a place to write in. */
const toBlocks = (nodes: readonly RootContent[]): DocNode[] =>
  nodes.length > 0 ? nodes.map(toBlock) : [{ type: 'paragraph' }]

const toPicture = ({ url, alt, title }: Image): DocNode => ({
  type: 'image',
  attrs: { src: url, alt: alt ?? '', title: title ?? null },
})

function toList({ ordered, start, spread, children }: List): DocNode {
  const loose = Boolean(spread) || children.some((item) => item.spread)
  const attrs = { loose, ...(ordered ? { start: start ?? 1 } : {}) }
  return { type: ordered ? 'orderedList' : 'bulletList', attrs, content: children.map(toItem) }
}

/** An item begins with a line of text, be it an empty one; Markdown leaves that out. */
function toItem({ checked, children }: ListItem): DocNode {
  const blocks = children.map(toBlock)
  const content = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
  return { type: 'listItem', attrs: { checked: checked ?? null }, content }
}

function toTable({ align, children }: Table): DocNode {
  const width = children[0]?.children.length ?? 0
  return {
    type: 'table',
    content: children.map((row, line) => ({
      type: 'tableRow',
      content: Array.from({ length: width }, (_, column) => ({
        type: line === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: [withInline('paragraph', row.children[column]?.children ?? [], 'cell')],
      })),
    })),
  }
}

function withInline(type: string, children: readonly PhrasingContent[], where?: 'line' | 'cell'): DocNode {
  const content = tidyInline(
    children.flatMap((child) => toInline(child, [])),
    where,
  )
  return content.length > 0 ? { type, content } : { type }
}

function toInline(node: Nodes, marks: readonly DocMark[]): DocNode[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value, marks: [...marks] }]
    case 'inlineCode':
      return [{ type: 'text', text: node.value, marks: [...marks, { type: 'code' }] }]
    case 'break':
      return [{ type: 'hardBreak' }]
    case 'strong':
      return within(node.children, marks, { type: 'bold' })
    case 'emphasis':
      return within(node.children, marks, { type: 'italic' })
    case 'delete':
      return within(node.children, marks, { type: 'strike' })
    case 'link':
      return within(node.children, marks, { type: 'link', attrs: { href: node.url, title: node.title ?? null } })
    default:
      throw new NotShown(node.type)
  }
}

const within = (children: readonly PhrasingContent[], marks: readonly DocMark[], mark: DocMark): DocNode[] =>
  children.flatMap((child) => toInline(child, marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]))
