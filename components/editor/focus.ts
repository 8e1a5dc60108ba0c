import type { ChainedCommands, Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { readNow } from './read-later'

/**
 * Has the editor read the selection of the page now. A browser says a task later that the selection has changed, and lets keys
 * and the mouse go first: a command just after a double click would meet the selection before it.
 */
export const readSelection = () => document.dispatchEvent(new Event('selectionchange'))

/**
 * Whether a key is a command to the selection. A sign that is typed where nothing is selected goes where the browser puts it,
 * and the editor reads it from there.
 */
export function needsSelection({ state }: EditorView, event: KeyboardEvent): boolean {
  if (event.isComposing) return false
  return event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || !state.selection.empty
}

/** Brings the focus back to the text at once: the editor's own command does so a frame later, and what is typed until then is lost. */
export function focusText(editor: Editor) {
  readNow(editor)
  editor.view.focus()
  editor.commands.scrollIntoView()
}

/** Begins a chain of commands to the text, which has the focus from now on. Its selection stays as it was. */
export function onText(editor: Editor): ChainedCommands {
  focusText(editor)
  return editor.chain()
}
