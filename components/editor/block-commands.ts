import { type CommandProps, Extension, type RawCommands } from '@tiptap/core'
import type { NodeRange, NodeType } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { findWrapping, liftTarget } from '@tiptap/pm/transform'
import { toggleCodeBlock } from './code-block-commands'
import { isInItemLine, leaveAllLists } from './leave-lists'
import { toggleList } from './list-commands'
import { blocksIn, childrenOf, endsOf, isItem, isList, itemsIn, spansTextBlocks, textBlocksIn } from './selection'

type Level = Parameters<RawCommands['toggleHeading']>[0]

/**
 * Commands that make another kind of block of all that is selected, for tools, menu and keys alike. The ready-made commands of these
 * names know one text block, or several side by side: they tear nested lists apart, and text blocks of which some are in a list.
 */
export const BlockCommands = Extension.create({
  name: 'blockCommands',
  // Of commands of one name the last is heeded.
  priority: 50,
  addCommands: (): Partial<RawCommands> => ({
    toggleBulletList: () => toggleList('bulletList'),
    toggleOrderedList: () => toggleList('orderedList'),
    setHeading: (attributes) => (props) =>
      isInItemLine(props.tr) ? toggleHeading(props, attributes) : props.commands.setNode('heading', attributes),
    toggleHeading: (attributes) => (props) => toggleHeading(props, attributes),
    toggleCodeBlock: (attributes) => (props) => toggleCodeBlock(props, attributes),
    toggleBlockquote: () => toggleQuote,
  }),
})

/** Makes the selected text blocks headings, or paragraphs if all are such headings. Items leave their lists, since none can begin with a heading. */
function toggleHeading(props: CommandProps, attributes: Level): boolean {
  const { tr, state, commands } = props
  const { heading, paragraph } = state.schema.nodes
  if (!heading || !paragraph || !(spansTextBlocks(tr) || isInItemLine(tr)))
    return commands.toggleNode('heading', 'paragraph', attributes)
  const isOn = textBlocksIn(tr).every(({ node }) => node.hasMarkup(heading, attributes))
  if (!isOn) leaveAllLists(tr, itemsIn(tr))
  const { $from, $to } = endsOf(tr)
  tr.setBlockType($from.pos, $to.pos, isOn ? paragraph : heading, isOn ? null : attributes).scrollIntoView()
  return true
}

/** Puts the selection into a quote, or takes it out of one. Of items of a list the whole list goes into the quote. */
function toggleQuote({ tr, state }: CommandProps): boolean {
  const quote = state.schema.nodes.blockquote
  const blocks = blocksIn(tr)
  if (!quote || !blocks) return false
  const quoted = blocksIn(tr, ({ type }) => type === quote)
  if (quoted) return lift(tr, quoted)
  if (childrenOf(blocks).every(({ type }) => type === quote)) return liftAll(tr, blocks)
  const around = blocksIn(tr, (parent) => !isItem(parent) && !isList(parent))
  return wrap(tr, blocks, quote) || (around !== null && wrap(tr, around, quote))
}

function wrap(tr: Transaction, blocks: NodeRange, type: NodeType): boolean {
  const wrapping = findWrapping(blocks, type)
  if (wrapping) tr.wrap(blocks, wrapping).scrollIntoView()
  return wrapping !== null
}

function lift(tr: Transaction, blocks: NodeRange): boolean {
  const depth = liftTarget(blocks)
  if (depth !== null) tr.lift(blocks, depth).scrollIntoView()
  return depth !== null
}

/** Takes the selection out of several quotes. */
function liftAll(tr: Transaction, quotes: NodeRange): boolean {
  const { $from, $to } = endsOf(tr)
  let end = quotes.end
  for (const quote of childrenOf(quotes).toReversed()) {
    const first = tr.doc.resolve(Math.max($from.pos, end - quote.nodeSize + 1))
    const chosen = first.blockRange(tr.doc.resolve(Math.min($to.pos, end - 1)), ({ type }) => type === quote.type)
    if (chosen) lift(tr, chosen)
    end -= quote.nodeSize
  }
  return true
}
