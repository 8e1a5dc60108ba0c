import { Extension } from '@tiptap/core'
import { isInTable } from './behind'

/**
 * A heading and a cell of a table are one line of Markdown. A break that somebody makes there would look like one until the
 * post is opened again: behind a heading its keys begin a paragraph, and in a cell they do nothing, as Enter does.
 */
export const OneLine = Extension.create({
  name: 'oneLine',
  addKeyboardShortcuts() {
    const take = () => {
      if (isInTable(this.editor.state.selection.$head)) return true
      return this.editor.isActive('heading') && this.editor.commands.splitBlock()
    }
    return { 'Shift-Enter': take, 'Mod-Enter': take }
  },
})
