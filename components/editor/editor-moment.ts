import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { isSamePlace } from './same-place'

/** How soon after a key the tools show what it has changed, in milliseconds: below what is felt, above what a key may cost. */
const SOON_MS = 50

/**
 * What `read` says of the place of the cursor or of what is chosen; the same function at each call, its answer plain values.
 * A key in the text is not held up by it: what stands around the text hears of it soon after, and of a letter in the same
 * place not at all. What is changed from elsewhere, as in a field about what is chosen, is told at once.
 */
export function useEditorMoment<T>(editor: Editor, read: (editor: Editor) => T): T {
  const [moment, setMoment] = useState(() => read(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = editor.state
    const look = () => {
      clearTimeout(timer)
      timer = undefined
      seen = editor.state
      const now = read(editor)
      setMoment((was) => (JSON.stringify(was) === JSON.stringify(now) ? was : now))
    }
    const hear = () => {
      if (!editor.view.hasFocus()) look()
      else if (!isSamePlace(seen, editor.state)) timer ??= setTimeout(look, SOON_MS)
    }
    look()
    editor.on('transaction', hear)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', hear)
    }
  }, [editor, read])
  return moment
}

/** Before somebody has gone into the text the cursor stands at its beginning by chance. */
export function useWasFocused(editor: Editor): boolean {
  const [was, setWas] = useState(editor.isFocused)
  useEffect(() => {
    const note = () => setWas(true)
    editor.on('focus', note)
    return () => {
      editor.off('focus', note)
    }
  }, [editor])
  return was
}
