import type { CommandProps } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'

/**
 * Puts the cursor into the line behind the block that is chosen, which is made where there is none: whoever has added a picture
 * writes on, and the next letter would take its place.
 */
export function goBehind({ tr, state }: Pick<CommandProps, 'tr' | 'state'>): boolean {
  const { selection } = tr
  const paragraph = state.schema.nodes.paragraph
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return true
  const { $to } = selection
  if (!$to.nodeAfter?.isTextblock) {
    if (!$to.parent.canReplaceWith($to.index(), $to.index(), paragraph)) return true
    tr.insert($to.pos, paragraph.create())
  }
  tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1))
  return true
}
