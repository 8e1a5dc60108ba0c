import { Editor, type Extensions } from '@tiptap/core'
import { extensions } from '@/components/editor/extensions'
import type { DocNode } from '@/components/editor/markdown/doc-types'
import { toMarkdown } from '@/components/editor/markdown/to-markdown'

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }

/** The editor's document and rules, without a page to show them on. */
export function openText(more: Extensions = []) {
  const editor = new Editor({ element: null, extensions: [...extensions, ...more], content: EMPTY })
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }))
  const { view } = editor
  return {
    editor,
    /** Sign by sign, as keys bring them; a line feed is the Enter key. */
    type(text: string) {
      for (const sign of text) {
        if (sign === '\n') {
          editor.commands.splitBlock()
          continue
        }
        const { from, to } = editor.state.selection
        const put = () => editor.state.tr.insertText(sign, from, to)
        const isTaken = editor.state.plugins.some((plugin) =>
          plugin.props.handleTextInput?.call(plugin, view, from, to, sign, put),
        )
        if (!isTaken) view.dispatch(put())
      }
    },
    /** A key that the editor has a command for. False where it leaves it to the browser. */
    press: (key: 'Backspace' | 'Delete' | 'Enter', fellow: { shiftKey?: true; ctrlKey?: true } = {}) =>
      editor.state.plugins.some((plugin) =>
        // All that is asked of a key and its fellows.
        plugin.props.handleKeyDown?.call(plugin, view, { key, ...fellow } as KeyboardEvent),
      ),
    /** As plain text. */
    paste: (text: string) => view.dispatch(editor.state.tr.insertText(text).setMeta('uiEvent', 'paste')),
    markdown: () => toMarkdown(editor.getJSON() as DocNode),
  }
}
