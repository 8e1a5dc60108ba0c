import type { CommandProps } from '@tiptap/core'
import type { Attrs, NodeType } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { isInItemLine, leaveAllLists } from './leave-lists'
import { itemsIn, spansTextBlocks, textBlocksIn } from './selection'

/** Makes one code block of the selected text blocks that stand side by side, or paragraphs of the lines of a code block. */
export function toggleCodeBlock(props: CommandProps, attributes: Attrs = {}): boolean {
  const { tr, state, commands } = props
  const { codeBlock, paragraph } = state.schema.nodes
  if (!codeBlock || !paragraph) return false
  const blocks = textBlocksIn(tr)
  const codeNode = blocks.find(({ node }) => node.type === codeBlock)
  if (codeNode && blocks.every(({ node }) => node.type === codeBlock)) return splitCodeBlocks(tr, paragraph)
  if (!spansTextBlocks(tr) && !isInItemLine(tr)) return commands.toggleNode('codeBlock', 'paragraph', attributes)
  leaveAllLists(tr, itemsIn(tr))
  return joinTextBlocks(tr, codeBlock, { ...codeNode?.node.attrs, ...attributes })
}

type Run = { start: number; end: number; words: string[] }

function joinTextBlocks(tr: Transaction, codeBlock: NodeType, attributes: Attrs): boolean {
  const runs: Run[] = []
  const seams: number[] = []
  for (const { node, position } of textBlocksIn(tr)) {
    const place = tr.doc.resolve(position)
    if (!place.parent.canReplaceWith(place.index(), place.index() + 1, codeBlock)) continue
    const run = runs.at(-1)
    const end = position + node.nodeSize
    if (run?.end !== position) runs.push({ start: position, end, words: [node.textContent] })
    else {
      run.end = end
      run.words.push(node.textContent)
      seams.push(position)
    }
  }
  return keepPlaces(tr, seams, -1, () => {
    for (const { start, end, words } of runs.toReversed())
      tr.replaceWith(start, end, codeBlock.create(attributes, toText(codeBlock, words.join('\n'))))
  })
}

function splitCodeBlocks(tr: Transaction, paragraph: NodeType): boolean {
  const codeBlocks = textBlocksIn(tr)
  const breaks = codeBlocks.flatMap(({ node, position }) =>
    [...node.textContent.matchAll(/\n/g)].map(({ index }) => position + 1 + index),
  )
  return keepPlaces(tr, breaks, 1, () => {
    for (const { node, position } of codeBlocks.toReversed()) {
      const lines = node.textContent.split('\n').map((line) => paragraph.create(null, toText(paragraph, line)))
      tr.replaceWith(position, position + node.nodeSize, lines)
    }
  })
}

const toText = ({ schema }: NodeType, words: string) => (words ? schema.text(words) : null)

/** Selects the same words after `change` as before it. At each of `places` it makes the text longer or shorter by one. */
function keepPlaces(tr: Transaction, places: readonly number[], by: 1 | -1, change: () => void): boolean {
  const { selection } = tr
  const moved = (at: number) => at + by * places.filter((place) => place < at).length
  change()
  if (selection instanceof TextSelection)
    tr.setSelection(TextSelection.create(tr.doc, moved(selection.anchor), moved(selection.head)))
  tr.scrollIntoView()
  return true
}
