import { type CommandProps, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { addRowAfter, cellAround, nextCell } from '@tiptap/pm/tables'
import { isInCell } from './in-cell'

/**
 * A cell of a table is one line of Markdown. Keys that would begin another one there must not do nothing: what is typed after
 * them would be of the last word. Enter leads to the cell below, as in any sheet, and the keys of a break leave a space. Keys
 * of an input method never come here.
 */
export const CellKeys = Extension.create({
  name: 'cellKeys',
  // Before the keys of a break, which know lines and headings.
  priority: 150,
  addKeyboardShortcuts() {
    const to = () => this.editor.commands
    return {
      Enter: () => to().command(goBelow),
      'Shift-Enter': () => to().command(addGap),
      'Mod-Enter': () => to().command(addGap),
    }
  },
})

/** Leads to the end of the cell below. Below the last row there is a new one, unless that is empty itself. */
function goBelow({ tr, state, dispatch }: CommandProps): boolean {
  if (!isInCell(state)) return false
  const cell = cellAround(tr.selection.$head)
  if (!cell) return false
  if (!nextCell(cell, 'vert', 1) && cell.parent.textContent) addRowAfter(state, dispatch)
  const below = nextCell(tr.doc.resolve(cell.pos), 'vert', 1)
  if (below?.nodeAfter) {
    // The last place in its paragraph.
    tr.setSelection(TextSelection.create(tr.doc, below.pos + below.nodeAfter.nodeSize - 2)).scrollIntoView()
  }
  return true
}

/** Puts a space before what will be typed, if there is none. What is chosen stays. */
function addGap({ tr, state }: CommandProps): boolean {
  if (!isInCell(state)) return false
  const { empty, $head } = tr.selection
  const before = $head.parent.textBetween(0, $head.parentOffset)
  if (empty && before && !/\s$/.test(before)) tr.insertText(' ').scrollIntoView()
  return true
}
