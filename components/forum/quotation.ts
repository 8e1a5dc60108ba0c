import type { BlockContent, Blockquote, Nodes } from 'mdast'
import { makeWriter } from '@/components/editor/markdown/writer'
import { toBeginning } from './quote-beginning'
import type { Quote } from './quote-bus'
import { readBlocks } from './read-blocks'
import type { Part } from './read-line'

const isTight = (node: Nodes) => node.type === 'list' && node.spread === false

/**
 * A list of another sign begins without an empty line, which within a quotation would set the list before it wide. One that
 * begins with another number or an empty item would be words of that list.
 */
const follows = (node: Nodes) =>
  node.type === 'list' && (!node.ordered || node.start === 1) && node.children[0]?.children.length !== 0

const writer = makeWriter({
  // A new line is one where members write, without a sign; an empty one would end the paragraph.
  handlers: { break: (_node, _parent, _state, { before }) => (before === '\n' ? '\\\n' : '\n') },
  join: [(left, right) => (isTight(left) && follows(right) ? 0 : undefined)],
})

/** A quotation as Markdown that is shown as the post is, below a line that says who wrote it; '' if nothing is to be quoted. */
export function toQuotation({ name, words }: Pick<Quote, 'name'> & { words: Part }): string {
  const blocks = toBeginning(readBlocks(words.childNodes))
  if (blocks.length === 0) return ''
  const wrote: BlockContent = {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [{ type: 'text', value: name.trim() }] },
      { type: 'text', value: ' wrote:' },
    ],
  }
  const quotation: Blockquote = { type: 'blockquote', children: [wrote, ...blocks] }
  return writer.stringify({ type: 'root', children: [quotation] }).replace(/\n+$/, '')
}
