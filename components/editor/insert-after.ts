import type { ChainedCommands, CommandProps } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'

type On = Pick<CommandProps, 'tr' | 'state'>

/**
 * Puts the cursor into the paragraph after the selected block, and makes one where there is none: whoever has added a picture
 * writes on, and the next letter would take its place.
 */
export function goAfter({ tr, state }: On): boolean {
  const { selection } = tr
  const paragraph = state.schema.nodes.paragraph
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return true
  const { $to } = selection
  if ($to.nodeAfter?.type !== paragraph) {
    if (!$to.parent.canReplaceWith($to.index(), $to.index(), paragraph)) return true
    tr.insert($to.pos, paragraph.create())
  }
  tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1))
  return true
}

/**
 * Puts the cursor where a block can be inserted without taking the place of anything: after the selection, or after the table
 * around it, whose cells hold one paragraph each. A block inserted into a cell would tear the table in two.
 */
export function makeRoom({ tr, state }: On): boolean {
  const { selection } = tr
  const depth = depthOfTable(selection.$to)
  const paragraph = state.schema.nodes.paragraph
  if (depth !== null && paragraph) {
    const end = selection.$to.after(depth)
    const next = tr.doc.resolve(end).nodeAfter
    if (next?.type !== paragraph || next.content.size > 0) tr.insert(end, paragraph.create())
    tr.setSelection(TextSelection.create(tr.doc, end + 1))
    return true
  }
  // Between two blocks there is room.
  if (selection.empty && !selection.$to.parent.inlineContent) return true
  if (!(selection instanceof NodeSelection && selection.node.isBlock)) {
    tr.setSelection(Selection.near(selection.$to, -1))
  }
  return goAfter({ tr, state })
}

/** Inserts a table of three rows and columns after the selection; its first row is its head. */
export const addTable = (to: ChainedCommands): ChainedCommands =>
  to.command(makeRoom).insertTable({ rows: 3, cols: 3, withHeaderRow: true })

/** A horizontal rule after the selection, and the cursor after it. */
export const addRule = (to: ChainedCommands): ChainedCommands =>
  to.command(makeRoom).insertContent({ type: 'horizontalRule' }).command(goAfter)

/** The depth of the outermost table around a position; null where there is none. */
export function depthOfTable(place: ResolvedPos): number | null {
  for (let depth = 1; depth <= place.depth; depth += 1) if (place.node(depth).type.name === 'table') return depth
  return null
}

/** Whether a position is in a table. */
export const isInTable = (place: ResolvedPos): boolean => depthOfTable(place) !== null
