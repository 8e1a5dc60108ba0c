import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useLayoutEffect, useRef } from 'react'
import { focusText } from './focus'
import { type ComingText, holdText } from './held-text'
import { toSelection, toSourceOffset } from './source-place'

/**
 * Keeps the place at which somebody writes when the text and its Markdown, in `area`, take turns. `comes`: the focus is with
 * the text from now on; `came`: it comes from another editor of the text. Returns what is to be called before it goes
 * to the Markdown.
 */
export function useSourcePlace(
  editor: Editor | null,
  area: HTMLTextAreaElement,
  comes: boolean,
  came: ComingText | null,
): () => void {
  const left = useRef(-1)

  useLayoutEffect(() => {
    if (!editor || !comes) return
    const { value, selectionStart } = area
    if (came) goOn(editor, came)
    // Who has not moved there goes on with what was chosen here.
    else if (selectionStart !== left.current) {
      editor.commands.command(({ tr }) => {
        tr.setSelection(toSelection(tr.doc, value, selectionStart))
        return true
      })
    }
    focusText(editor)
  }, [editor, area, comes, came])

  // Whoever is taken away with the page while they write may go on elsewhere.
  useLayoutEffect(() => (editor ? () => holdText(editor, area) : undefined), [editor, area])

  return () => {
    if (!editor) return
    left.current = toSourceOffset(editor.state, area.value)
    area.setSelectionRange(left.current, left.current)
  }
}

/** The cursor stands where it was, behind what was typed since. */
const goOn = (editor: Editor, { selection, typed }: ComingText) =>
  editor.commands.command(({ tr }) => {
    tr.setSelection(Selection.fromJSON(tr.doc, selection))
    if (typed) tr.insertText(typed)
    return true
  })
