import { type CommandProps, Extension, type RawCommands } from '@tiptap/core'
import type { NodeRange, NodeType } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { findWrapping, liftTarget } from '@tiptap/pm/transform'
import { blocksIn, childrenOf, endsOf, isItem, isList, isOfLines, itemsIn, linesIn } from './chosen'
import { leaveLists, toggleList } from './list-acts'
import { toggleListing } from './listing-acts'

type Level = Parameters<RawCommands['toggleHeading']>[0]

/**
 * What makes another kind of block of all that is chosen, by tools, menu and keys alike. The ready-made commands of these
 * names know one line, or lines side by side: lists with lists in them, and lines in a list and out of it, they tear apart.
 */
export const BlockActs = Extension.create({
  name: 'blockActs',
  // Of commands of one name the last is heeded.
  priority: 50,
  addCommands: (): Partial<RawCommands> => ({
    toggleBulletList: () => toggleList('bulletList'),
    toggleOrderedList: () => toggleList('orderedList'),
    toggleHeading: (attributes) => (props) => toggleHeading(props, attributes),
    toggleCodeBlock: (attributes) => (props) => toggleListing(props, attributes),
    toggleBlockquote: () => toggleQuote,
  }),
})

/** Lines of lists leave these, in which no item can begin with another kind. */
function toggleHeading(props: CommandProps, attributes: Level): boolean {
  const { tr, state, commands } = props
  const { heading, paragraph } = state.schema.nodes
  if (!heading || !paragraph || !isOfLines(tr)) return commands.toggleNode('heading', 'paragraph', attributes)
  const isOn = linesIn(tr).every(({ node }) => node.hasMarkup(heading, attributes))
  if (!isOn) leaveLists(tr, itemsIn(tr), true)
  const { $from, $to } = endsOf(tr)
  tr.setBlockType($from.pos, $to.pos, isOn ? paragraph : heading, isOn ? null : attributes).scrollIntoView()
  return true
}

/** Puts what is chosen into a quote, with the whole list if that is only items of one, or takes it out of one. */
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

/** Takes what is chosen out of several quotes. */
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
