import type { ChainedCommands, Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Has the editor read what is chosen on the page now. A browser says that the choice has changed a task later, and lets keys
 * and the mouse go first: a command just after a double click would meet the choice before it.
 */
export const readChoice = () => document.dispatchEvent(new Event('selectionchange'))

/**
 * Whether a key is a command to what is chosen. A sign that is typed where nothing is chosen goes where the browser puts it,
 * and the editor reads it from there.
 */
export function needsChoice({ state }: EditorView, event: KeyboardEvent): boolean {
  if (event.isComposing) return false
  return event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || !state.selection.empty
}

/** Brings the keys back to the text at once: the editor's own command does so a frame later, and what is typed until then is lost. */
export function focusText(editor: Editor) {
  editor.view.focus()
  editor.commands.scrollIntoView()
}

/** Commands to the text, which has the keys from now on. Its selection stays as it was. */
export function onText(editor: Editor): ChainedCommands {
  focusText(editor)
  return editor.chain()
}
