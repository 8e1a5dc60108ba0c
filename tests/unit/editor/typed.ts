import { Editor } from '@tiptap/core'
import type { DocNode } from '@/components/editor/markdown/doc-types'
import { toMarkdown } from '@/components/editor/markdown/to-markdown'
import { shape } from '@/components/editor/shape'

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }

/** The editor's document and rules, without a page to show them on. */
export function openText() {
  const editor = new Editor({ element: null, extensions: shape, content: EMPTY })
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
    /** As plain text. */
    paste: (text: string) => view.dispatch(editor.state.tr.insertText(text).setMeta('uiEvent', 'paste')),
    markdown: () => toMarkdown(editor.getJSON() as DocNode),
  }
}
