import type { CommandProps } from '@tiptap/core'
import type { Attrs, NodeType } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { isOfLines, itemsIn, linesIn } from './chosen'
import { leaveLists } from './list-acts'

/** All chosen lines that stand side by side are one listing; of a listing each line is a paragraph again. */
export function toggleListing(props: CommandProps, attributes: Attrs = {}): boolean {
  const { tr, state, commands } = props
  const { codeBlock, paragraph } = state.schema.nodes
  if (!codeBlock || !paragraph) return false
  const lines = linesIn(tr)
  const listing = lines.find(({ node }) => node.type === codeBlock)
  if (listing && lines.every(({ node }) => node.type === codeBlock)) return splitListings(tr, paragraph)
  if (!isOfLines(tr)) return commands.toggleNode('codeBlock', 'paragraph', attributes)
  leaveLists(tr, itemsIn(tr), true)
  return joinLines(tr, codeBlock, { ...listing?.node.attrs, ...attributes })
}

type Run = { start: number; end: number; words: string[] }

function joinLines(tr: Transaction, codeBlock: NodeType, attributes: Attrs): boolean {
  const runs: Run[] = []
  const seams: number[] = []
  for (const { node, position } of linesIn(tr)) {
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

function splitListings(tr: Transaction, paragraph: NodeType): boolean {
  const listings = linesIn(tr)
  const breaks = listings.flatMap(({ node, position }) =>
    [...node.textContent.matchAll(/\n/g)].map(({ index }) => position + 1 + index),
  )
  return keepPlaces(tr, breaks, 1, () => {
    for (const { node, position } of listings.toReversed()) {
      const lines = node.textContent.split('\n').map((line) => paragraph.create(null, toText(paragraph, line)))
      tr.replaceWith(position, position + node.nodeSize, lines)
    }
  })
}

const toText = ({ schema }: NodeType, words: string) => (words ? schema.text(words) : null)

/** Has the same words chosen behind an act that, at each of some places, makes the text longer or shorter by one. */
function keepPlaces(tr: Transaction, places: readonly number[], by: 1 | -1, act: () => void): boolean {
  const { selection } = tr
  const moved = (at: number) => at + by * places.filter((place) => place < at).length
  act()
  if (selection instanceof TextSelection)
    tr.setSelection(TextSelection.create(tr.doc, moved(selection.anchor), moved(selection.head)))
  tr.scrollIntoView()
  return true
}
