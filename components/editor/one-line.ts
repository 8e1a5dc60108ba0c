import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { isInTable } from './insert-after'
import { keepSettled } from './keep-settled'

/**
 * A heading and a cell of a table are one line of Markdown. A break that somebody makes there would look like one until the
 * post is opened again: behind a heading its keys begin a paragraph, and in a cell they leave a space (`cell-keys.ts`). Of a
 * break that comes there with what is pasted, or in a line that is made a heading, a space is left; undo brings it back.
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
  addProseMirrorPlugins: () => [
    keepSettled((tr, node, position, parent) => {
      if (node.type.name === 'hardBreak') tr.replaceWith(position, position + 1, node.type.schema.text(' ', node.marks))
      return !node.isTextblock || isOneLine(node, parent)
    }),
  ],
})

const isOneLine = ({ type }: Node, parent: Node | null) =>
  type.name === 'heading' || /cell/.test(parent?.type.spec.tableRole ?? '')
