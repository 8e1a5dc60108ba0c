import { Extension, InputRule } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { announce } from '@/components/ui/toast'
import { hasLines } from './list-commands'
import { itemsIn } from './selection'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tasks: {
      /** Makes the chosen items of a list tasks, or plain items again. */
      toggleTasks: () => ReturnType
      /** Marks the task under the cursor as done, or as not done. */
      tickTask: () => ReturnType
    }
  }
}

/** Items of a list that can be ticked off. */
export const Tasks = Extension.create({
  name: 'tasks',
  // Before the list's own Enter.
  priority: 200,
  addCommands: () => ({
    toggleTasks:
      () =>
      ({ tr, commands }) => {
        const isNew = hasLines(tr) || itemsIn(tr).length === 0
        if (isNew) commands.toggleBulletList()
        const items = itemsIn(tr)
        const isOff = isNew || items.some(({ nodeAfter }) => nodeAfter?.attrs.checked === null)
        for (const { pos, nodeAfter } of items) {
          if (!isOff) tr.setNodeAttribute(pos, 'checked', null)
          else if (nodeAfter?.attrs.checked === null) tr.setNodeAttribute(pos, 'checked', false)
        }
        return true
      },
    tickTask:
      () =>
      ({ editor, commands }) => {
        const { checked } = editor.getAttributes('listItem')
        if (typeof checked !== 'boolean') return false
        announce(checked ? 'Not done' : 'Done')
        return commands.updateAttributes('listItem', { checked: !checked })
      },
  }),
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => this.editor.commands.tickTask(),
      Enter: () => {
        const { checked } = this.editor.getAttributes('listItem')
        // The next task is not done because the one before it was.
        return checked === true && this.editor.commands.splitListItem('listItem', { checked: false })
      },
    }
  },
  /** `[ ]` or `[x]` at the beginning of a line, in a list or not. */
  addInputRules() {
    return [
      new InputRule({
        find: /^\[([ xX]?)\]\s$/,
        handler: ({ chain, range, match }) => {
          const to = chain().deleteRange(range)
          if (!this.editor.isActive('listItem')) to.toggleBulletList()
          to.updateAttributes('listItem', { checked: match[1]?.toLowerCase() === 'x' }).run()
        },
      }),
    ]
  },
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { mousedown: tickByClick } } })],
})

/** The box stands before the text, drawn by the style sheet. */
function tickByClick(view: EditorView, event: MouseEvent): boolean {
  const item = event.target
  if (!(item instanceof HTMLLIElement) || item.dataset.checked === undefined) return false
  if (event.clientX > item.getBoundingClientRect().left) return false
  const position = view.posAtDOM(item, 0) - 1
  const node = view.state.doc.nodeAt(position)
  if (node?.type.name !== 'listItem') return false
  event.preventDefault()
  view.dispatch(view.state.tr.setNodeAttribute(position, 'checked', node.attrs.checked !== true))
  return true
}
