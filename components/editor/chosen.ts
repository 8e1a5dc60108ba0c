import type { Node, NodeRange, ResolvedPos } from '@tiptap/pm/model'
import { AllSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

type On = Pick<Transaction, 'doc' | 'selection'>

export const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList'
export const isItem = ({ type }: Node): boolean => type.name === 'listItem'

/** Whether lines are chosen that may be of several blocks, not a place in one line or a thing by itself. */
export const isOfLines = ({ selection }: On): boolean =>
  selection instanceof AllSelection ||
  (selection instanceof TextSelection && !selection.$from.sameParent(selection.$to))

/** Both ends of what is chosen. The empty line that the editor keeps at the end of the text is not meant with what is before it. */
export function endsOf({ doc, selection }: On): { $from: ResolvedPos; $to: ResolvedPos } {
  const isAll = selection instanceof AllSelection
  const { $from } = isAll ? Selection.atStart(doc) : selection
  const { $to } = isAll ? Selection.atEnd(doc) : selection
  const { lastChild } = doc
  const end = doc.content.size - (lastChild?.nodeSize ?? 0)
  const isSpare = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  return { $from, $to: isSpare && $from.pos < end && end < $to.pos ? Selection.near(doc.resolve(end), -1).$to : $to }
}

/** The chosen blocks that stand side by side in one parent, which `fits`. A part of a table is none without the whole. */
export function blocksIn(on: On, fits: (parent: Node) => boolean = () => true): NodeRange | null {
  const { $from, $to } = endsOf(on)
  return $from.blockRange($to, (parent) => !/^(table|row)$/.test(parent.type.spec.tableRole ?? '') && fits(parent))
}

export const childrenOf = ({ parent, startIndex, endIndex }: NodeRange): readonly Node[] =>
  parent.children.slice(startIndex, endIndex)

/** The beginnings of the chosen items of lists: those around all that is chosen are not, but the one that it is in. */
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

type Line = { node: Node; position: number }

/** The chosen lines, without those of tables, which are nothing else. */
export function linesIn(on: On): Line[] {
  const lines: Line[] = []
  const { $from, $to } = endsOf(on)
  on.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
    if (node.isTextblock) lines.push({ node, position })
    return node.type.name !== 'table'
  })
  return lines
}

/** A line of the text by its number, and a place in it. */
type Place = { line: number; offset: number }

function toPlace({ doc, pos, parentOffset }: ResolvedPos): Place {
  let line = -1
  doc.nodesBetween(0, pos, (node) => {
    if (node.isTextblock) line += 1
  })
  return { line, offset: parentOffset }
}

function toPosition(doc: Node, { line, offset }: Place): number {
  let [position, left] = [0, line]
  doc.descendants((node, at) => {
    if (node.isTextblock && left-- === 0) position = at + 1 + offset
    return left >= 0
  })
  return position
}

/** Has the same words chosen behind an act as before it, which changes what is around the lines and leaves them in their order. */
export function keepChoice(tr: Transaction, act: () => boolean): boolean {
  const { selection } = tr
  const [anchor, head] = [toPlace(selection.$anchor), toPlace(selection.$head)]
  const isDone = act()
  const kept =
    selection instanceof AllSelection
      ? new AllSelection(tr.doc)
      : TextSelection.create(tr.doc, toPosition(tr.doc, anchor), toPosition(tr.doc, head))
  tr.setSelection(kept).scrollIntoView()
  return isDone
}
