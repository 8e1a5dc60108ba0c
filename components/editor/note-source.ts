import type { Fragment } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { PLACE, readDoc } from './doc-text'
import type { DocNode } from './markdown/doc-types'
import { hasNotes } from './markdown/to-doc'
import { toMarkdown } from './markdown/to-markdown'

/** Pasted blocks with the notes that `writeNotes` has written among them, as Markdown; null when there are none. */
export function notesIn(content: Fragment): string | null {
  if (!/^\[\^\w+]: /m.test(content.textBetween(0, content.size, '\n'))) return null
  const markdown = toMarkdown({ type: 'doc', content: content.toJSON() as DocNode[] }).replace(/\\\[\^(\w+)]/g, '[^$1]')
  return hasNotes(markdown) ? markdown : null
}

/** The text of the editor as Markdown, with more Markdown where the cursor is, and where that ends. */
export function withSource(state: EditorState, more: string): { markdown: string; end: number } {
  const { tr, schema } = state
  tr.deleteSelection()
  const { $from } = tr.selection
  const line = schema.node('paragraph', null, schema.text(PLACE))
  if ($from.depth === 1 && $from.parent.isTextblock) {
    if ($from.parent.content.size === 0) tr.replaceWith($from.before(), $from.after(), line)
    else tr.insert($from.pos, line)
  } else {
    // Notes stand in the text itself, not in a list or a table of it.
    tr.insert($from.depth > 0 ? $from.after(1) : $from.pos, line)
  }
  const { markdown } = readDoc(tr.doc)
  const at = markdown.indexOf(PLACE)
  const put = `${markdown.slice(0, at)}${more.trim()}`
  return { markdown: `${put}${markdown.slice(at + PLACE.length)}`, end: put.length }
}
