import type { Node, Slice } from '@tiptap/pm/model'
import type { DocNode } from './markdown/doc-types'
import { toDoc } from './markdown/to-doc'
import { blockToMarkdown, toMarkdown } from './markdown/to-markdown'

/**
 * What is copied as plain text: Markdown, which the fields of comments and discussions read. Words of one block are those
 * words, without the signs of the block, and what is chosen within code is that code.
 */
export function sliceToText(slice: Slice): string {
  const { around, content } = innermost(slice)
  if (around?.type.spec.code) return content.textBetween(0, content.size)
  const nodes: DocNode[] = content.toJSON() ?? []
  return toMarkdown({ type: 'doc', content: toBlocks(nodes, around) }, toPlainBlock).trimEnd()
}

/** Leaves out what is around a choice that lies within one block. */
function innermost({ content, openStart, openEnd }: Slice) {
  let around: Node | null = null
  for (let depth = Math.min(openStart, openEnd); depth > 0 && content.childCount === 1; depth -= 1) {
    around = content.child(0)
    content = around.content
  }
  return { around, content }
}

/** Nodes of any place as blocks of a text: items are those of a list, cells those of a table. */
function toBlocks(nodes: DocNode[], around: Node | null): DocNode[] {
  switch (nodes[0]?.type) {
    case 'text':
    case 'hardBreak':
      return [{ type: 'paragraph', content: nodes }]
    case 'listItem': {
      const isOrdered = around?.type.name === 'orderedList'
      return [{ type: isOrdered ? 'orderedList' : 'bulletList', attrs: around?.attrs, content: nodes }]
    }
    case 'tableRow':
      return [{ type: 'table', content: nodes }]
    case 'tableCell':
    case 'tableHeader':
      return nodes.length > 1
        ? [{ type: 'table', content: [{ type: 'tableRow', content: nodes }] }]
        : (nodes[0].content ?? [])
    default:
      return nodes
  }
}

const ESCAPES = /\\(?=[!-/:-@[-`{-~])/g

/** What begins an address: whoever pastes one does not mind whether it becomes a link there. */
const ADDRESS_SIGN = /\\?(?::\/\/|@)/g

const read = (markdown: string) => toDoc(markdown.replace(ADDRESS_SIGN, ''))

/**
 * A block with backslashes only where without them it would say something else: the text may also go into a mail, where
 * `snake_case` and `a * b` are read as they stand.
 */
function toPlainBlock(block: DocNode, other = false): string {
  const markdown = blockToMarkdown(block, other)
  const plain = markdown.replace(ESCAPES, '')
  if (plain === markdown) return markdown
  const said = read(plain)
  return said && JSON.stringify(said) === JSON.stringify(read(markdown)) ? plain : markdown
}
