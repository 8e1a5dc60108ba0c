import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isInTable } from './insert-after'

/** What stands above and below the line that is written, in pixels: header and tools, and the form's bar. */
export const BARS = { top: 168, right: 0, bottom: 88, left: 0 }

/** Between the tools and what was brought out from under them, in pixels. */
const ROOM = 16

/** Moves the page so far that the selection comes out from under the tools above it, which `field`'s panel has made taller. */
export function showSelection({ view }: Editor, field: Element | null) {
  const bars = field?.closest('.editor-bars')
  const hidden = (bars?.getBoundingClientRect().bottom ?? 0) - view.coordsAtPos(view.state.selection.from).top
  if (hidden > 0) scrollBy({ top: -hidden - ROOM, behavior: 'instant' })
}

/**
 * Whether the place where somebody writes is in sight already. To bring it there, the library measures all that stands around
 * it and tries to scroll each, which is a third of its part of a key. False for what scrolls by itself, code and tables.
 */
export function isInSight(view: EditorView): boolean {
  const { selection } = view.state
  if (!(selection instanceof TextSelection)) return false
  const { $head } = selection
  // A wide table moves the whole text. Whoever has left it would go on in lines that lack their first letters.
  if (!isInTable($head)) view.dom.scrollLeft = 0
  for (let depth = $head.depth; depth > 0; depth--) {
    const { code, tableRole } = $head.node(depth).type.spec
    if (code || tableRole) return false
  }
  const caret = view.coordsAtPos($head.pos, 1)
  const { left, right } = view.dom.getBoundingClientRect()
  const height = visualViewport?.height ?? innerHeight
  return caret.left >= left && caret.right <= right && caret.top >= BARS.top && caret.bottom <= height - BARS.bottom
}

/** How much of the window is free above and below a place in the text, between the tools and the form's bar; in pixels. */
export function roomAround(text: HTMLElement, { top, bottom }: DOMRect) {
  const tools = text.closest('.editor')?.querySelector('.editor-bars')
  const bar = text.closest('form')?.querySelector('.post-bar')
  // Without the keyboard of a phone.
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const floor = Math.min(seen, bar?.getBoundingClientRect().top ?? seen)
  return { above: top - (tools?.getBoundingClientRect().bottom ?? 0), below: floor - bottom }
}
