import type { Editor } from '@tiptap/core'
import type { DocNode } from './markdown/doc-types'

/** A text with what its Markdown does not tell: a line in which nothing is written yet, a last space, and the cursor. */
type HeldText = { doc: DocNode; selection: object }

/** A text that was written in another editor, and what was typed since that was there. */
export type ComingText = HeldText & { typed: string }

/** What was taken off the page while somebody wrote in it, by the field of its text. */
const held = new WeakMap<HTMLTextAreaElement, HeldText>()

/** What waits in a field for the editor of that, and where in the field they write until then. */
const coming = new WeakMap<HTMLTextAreaElement, HeldText & { from: number }>()

/** To be called when an editor is taken off the page. */
export function holdText({ state, view }: Editor, area: HTMLTextAreaElement): void {
  if (view.hasFocus()) held.set(area, { doc: state.doc.toJSON(), selection: state.selection.toJSON() })
  else held.delete(area)
}

/** The editor of another field, which holds the same, goes on with what was held of this one. Says whether something was. */
export function handOver(area: HTMLTextAreaElement, to: HTMLTextAreaElement): boolean {
  const text = held.get(area)
  if (text) coming.set(to, { ...text, from: to.value.length })
  return text !== undefined
}

export const isComing = (area: HTMLTextAreaElement) => coming.has(area)

/** What the editor of a field begins with; null where nothing comes from another one. */
export function takeComing(area: HTMLTextAreaElement): ComingText | null {
  const text = coming.get(area)
  coming.delete(area)
  return text ? { ...text, typed: area.value.slice(text.from, area.selectionStart).replace(/\s+/g, ' ') } : null
}
