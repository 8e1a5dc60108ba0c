import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef } from 'react'
import { focusText } from './focus'
import { toSelection, toSourceOffset } from './source-place'

/**
 * Keeps the place at which somebody writes when the text and its Markdown, in `area`, take turns. `comes`: the keys are with
 * the text from now on. Returns what is to be called before they go to the Markdown.
 */
export function useSourcePlace(editor: Editor | null, area: HTMLTextAreaElement, comes: boolean): () => void {
  const left = useRef(-1)

  useLayoutEffect(() => {
    if (!editor || !comes) return
    const { value, selectionStart } = area
    // Who has not moved there goes on with what was chosen here.
    if (selectionStart !== left.current) {
      editor.commands.command(({ tr }) => {
        tr.setSelection(toSelection(tr.doc, value, selectionStart))
        return true
      })
    }
    focusText(editor)
  }, [editor, area, comes])

  return () => {
    if (!editor) return
    left.current = toSourceOffset(editor.state, area.value)
    area.setSelectionRange(left.current, left.current)
  }
}
