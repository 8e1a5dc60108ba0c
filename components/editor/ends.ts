import { Extension, isMacOS } from '@tiptap/core'
import { Selection, TextSelection } from '@tiptap/pm/state'

/**
 * The keys to both ends of the text, with Shift as well. Of a long text a browser lays out what is in sight, and its own way
 * to the end stops before the last paragraph.
 */
export const Ends = Extension.create({
  name: 'ends',
  addKeyboardShortcuts() {
    const to = (end: 'start' | 'end', isLonger: boolean) => () =>
      this.editor.commands.command(({ tr, dispatch }) => {
        const there = end === 'end' ? Selection.atEnd(tr.doc) : Selection.atStart(tr.doc)
        const chosen = isLonger ? TextSelection.between(tr.selection.$anchor, there.$head) : there
        dispatch?.(tr.setSelection(chosen).scrollIntoView())
        return true
      })
    const [start, end] = isMacOS() ? ['ArrowUp', 'ArrowDown'] : ['Home', 'End']
    return {
      [`Mod-${start}`]: to('start', false),
      [`Mod-${end}`]: to('end', false),
      [`Shift-Mod-${start}`]: to('start', true),
      [`Shift-Mod-${end}`]: to('end', true),
    }
  },
})
