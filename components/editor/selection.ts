import type { Node, NodeRange, ResolvedPos } from '@tiptap/pm/model'
import { AllSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

type On = Pick<Transaction, 'doc' | 'selection'>

export const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList'
export const isItem = ({ type }: Node): boolean => type.name === 'listItem'

/** Whether the selection may go across several text blocks: it is not within one, and not a node by itself. */
export const spansTextBlocks = ({ selection }: On): boolean =>
  selection instanceof AllSelection ||
  (selection instanceof TextSelection && !selection.$from.sameParent(selection.$to))

/** Both ends of the selection, without the empty paragraph that the editor keeps at the end of the text if anything before it is selected. */
export function endsOf({ doc, selection }: On): { $from: ResolvedPos; $to: ResolvedPos } {
  const isAll = selection instanceof AllSelection
  const { $from } = isAll ? Selection.atStart(doc) : selection
  const { $to } = isAll ? Selection.atEnd(doc) : selection
  const { lastChild } = doc
  const end = doc.content.size - (lastChild?.nodeSize ?? 0)
  const isSpare = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  return { $from, $to: isSpare && $from.pos < end && end < $to.pos ? Selection.near(doc.resolve(end), -1).$to : $to }
}

/**
 * The selected blocks that stand side by side in one parent; `fits` filters the parent. Rows and cells of a table are never
 * returned: only the whole table.
 */
export function blocksIn(on: On, fits: (parent: Node) => boolean = () => true): NodeRange | null {
  const { $from, $to } = endsOf(on)
  return $from.blockRange($to, (parent) => !/^(table|row)$/.test(parent.type.spec.tableRole ?? '') && fits(parent))
}

/** The blocks of a range. */
export const childrenOf = ({ parent, startIndex, endIndex }: NodeRange): readonly Node[] =>
  parent.children.slice(startIndex, endIndex)

/**
 * Positions of the selected list items. Of nested items only the innermost count; an item around the whole selection counts only
 * if it directly holds it.
 */
export function itemsIn(on: On): ResolvedPos[] {
  const { $from, $to } = endsOf(on)
  const depth = blocksIn(on)?.depth ?? 0
  const items = new Map<number, ResolvedPos>()
  on.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
    if (!node.isTextblock && !node.isLeaf) return
    const place = on.doc.resolve(position)
    for (let at = place.depth; at >= depth; at -= 1) {
      if (!isItem(place.node(at))) continue
      items.set(place.before(at), on.doc.resolve(place.before(at)))
      return
    }
  })
  return [...items.values()]
}

type TextBlock = { node: Node; position: number }

/** The selected text blocks without those in tables, where nothing but paragraphs may stand. */
export function textBlocksIn(on: On): TextBlock[] {
  const blocks: TextBlock[] = []
  const { $from, $to } = endsOf(on)
  on.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
    if (node.isTextblock) blocks.push({ node, position })
    return node.type.name !== 'table'
  })
  return blocks
}

/** A text block by its number, and a place in it. */
type Place = { block: number; offset: number }

function toPlace({ doc, pos, parentOffset }: ResolvedPos): Place {
  let block = -1
  doc.nodesBetween(0, pos, (node) => {
    if (node.isTextblock) block += 1
  })
  return { block, offset: parentOffset }
}

function toPosition(doc: Node, { block, offset }: Place): number {
  let [position, left] = [0, block]
  doc.descendants((node, at) => {
    if (node.isTextblock && left-- === 0) position = at + 1 + offset
    return left >= 0
  })
  return position
}

/** Selects the same words after `change` as before it. It may change what is around the text blocks, but not their order. Returns its answer. */
export function keepSelection(tr: Transaction, change: () => boolean): boolean {
  const { selection } = tr
  const [anchor, head] = [toPlace(selection.$anchor), toPlace(selection.$head)]
  const isDone = change()
  const kept =
    selection instanceof AllSelection
      ? new AllSelection(tr.doc)
      : TextSelection.create(tr.doc, toPosition(tr.doc, anchor), toPosition(tr.doc, head))
  tr.setSelection(kept).scrollIntoView()
  return isDone
}
