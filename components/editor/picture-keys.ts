import { type CommandProps, Extension, isMacOS } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { goAfter } from './insert-after'

/**
 * Backspace behind a picture and Delete in front of it choose it, and take it away when they are pressed once more: whoever
 * means to join two lines would lose what stands between them to one key.
 */
export const PictureKeys = Extension.create({
  name: 'pictureKeys',
  addKeyboardShortcuts() {
    // What a rule has made of signs just now goes first, as with any other Backspace.
    const back = () => this.editor.commands.undoInputRule() || this.editor.commands.command(choosePicture('before'))
    const on = () => this.editor.commands.command(choosePicture('after'))
    const to = (keys: string[], act: () => boolean) => Object.fromEntries(keys.map((key) => [key, act]))
    return {
      ...to(['Backspace', 'Mod-Backspace', 'Shift-Backspace', ...(isMacOS() ? ['Alt-Backspace', 'Ctrl-h'] : [])], back),
      ...to(['Delete', 'Mod-Delete', ...(isMacOS() ? ['Alt-Delete', 'Alt-d', 'Ctrl-d'] : [])], on),
    }
  },
  addProseMirrorPlugins: () => [beginLine()],
})

/** The words of an input method, which no chosen block can hold, get a line after it: the browser would put them into the line before. */
const beginLine = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart(view) {
          const { state } = view
          const { tr, selection } = state
          if (selection instanceof NodeSelection && goAfter({ tr, state })) view.dispatch(tr)
        },
      },
    },
  })

/** False where the cursor is not beside one, and in a line without words, which then goes instead. */
const choosePicture =
  (side: 'before' | 'after') =>
  ({ tr, dispatch }: CommandProps): boolean => {
    const { $head, empty } = tr.selection
    const { parent, parentOffset } = $head
    if (!empty || !parent.isTextblock || parent.content.size === 0) return false
    if (parentOffset !== (side === 'before' ? 0 : parent.content.size)) return false
    const edge = tr.doc.resolve(side === 'before' ? $head.before() : $head.after())
    const node = side === 'before' ? edge.nodeBefore : edge.nodeAfter
    if (node?.type.name !== 'image') return false
    dispatch?.(
      tr
        .setSelection(NodeSelection.create(tr.doc, side === 'before' ? edge.pos - node.nodeSize : edge.pos))
        .scrollIntoView(),
    )
    return true
  }
