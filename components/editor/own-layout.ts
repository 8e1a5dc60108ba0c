import type { Editor, EditorEvents } from '@tiptap/core'

/** In a text of this many blocks only what is in sight is laid out and painted. */
const LONG = 40

/**
 * Makes the layout of the text its own: the page is told the height, in pixels, and hears of a key only when that changes.
 * Otherwise every key measures the whole form around the text anew. Returns what ends it.
 */
export function ownLayout(editor: Editor): () => void {
  const text = editor.view.dom
  const frame = text.parentElement
  if (!frame) return () => {}
  // A selector that counts the blocks would look at all of them whenever one comes or goes. Said before they are drawn: the
  // editor scrolls to its cursor at once, by the heights that it finds.
  const count = (blocks: number) => frame.toggleAttribute('data-long', blocks >= LONG)
  const foresee = ({ nextState }: EditorEvents['beforeTransaction']) => count(nextState.doc.childCount)
  count(editor.state.doc.childCount)
  editor.on('beforeTransaction', foresee)
  // Told within the frame in which the text has grown, before it is painted.
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize
    // None while the Markdown stands in its place.
    if (!height) return
    frame.style.height = `${height}px`
    frame.style.contain = 'layout size'
  })
  observer.observe(text, { box: 'border-box' })
  return () => {
    observer.disconnect()
    editor.off('beforeTransaction', foresee)
  }
}
