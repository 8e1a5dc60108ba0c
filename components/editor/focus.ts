import type { ChainedCommands, Editor } from '@tiptap/core'

/**
 * Has the editor read what is chosen on the page now. A browser says that the choice has changed a task later, and lets keys
 * and the mouse go first: a command just after a double click would meet the choice before it.
 */
export const readChoice = () => document.dispatchEvent(new Event('selectionchange'))

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
