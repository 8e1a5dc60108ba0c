import type { Editor } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import { MAX_LINES } from '@/lib/core/markdown/complexity'
import { type Refuse, readMarkdown } from './clean-paste'
import { isFromCode, isHtml, isOwn, isProgram } from './clipboard'
import { isInCell, toCellLine } from './in-cell'
import { goAfter, makeRoom } from './insert-after'
import { hasNotes } from './markdown/to-doc'
import { notesIn, withSource } from './note-source'
import { keepOwnPictures } from './source-pictures'

/** Markdown that only the form's field can hold, as it was written; null for all other content. */
function sourceIn(from: DataTransfer, content: Fragment, refuse: Refuse): string | null {
  if (isProgram(from)) return null
  if (isHtml(from)) return isOwn(from) ? null : notesIn(content)
  const text = from.getData('text/plain').replaceAll('\r\n', '\n')
  return hasNotes(text) ? keepOwnPictures(text, location.origin, refuse) : null
}

/**
 * What only Markdown can hold goes into the field, `area`, which the editor then leaves to itself (`FieldSync`): where the
 * cursor is, or `at`. False for all other content.
 */
export function pasteSource(
  editor: Editor,
  from: DataTransfer,
  content: Fragment,
  area: HTMLTextAreaElement,
  refuse: Refuse,
  at?: number,
): boolean {
  const source = sourceIn(from, content, refuse)
  if (source === null) return false
  if (at !== undefined) editor.commands.setTextSelection(at)
  putSource(editor, source, area)
  return true
}

function putSource(editor: Editor, source: string, area: HTMLTextAreaElement) {
  const { markdown, end } = withSource(editor.state, source)
  area.value = markdown
  area.setSelectionRange(end, end)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Plain text of more lines than a text is read with goes into the field, `area`, as it is: the editor would make a block of each, and
 * stand still for as long. To be asked before the editor reads what is pasted. False for all other content.
 */
export function pasteManyLines(editor: Editor, from: DataTransfer | null, area: HTMLTextAreaElement): boolean {
  if (!from || isHtml(from) || isProgram(from) || editor.isActive('codeBlock')) return false
  const text = from.getData('text/plain').replaceAll('\r\n', '\n')
  if (text.split('\n', MAX_LINES + 1).length <= MAX_LINES) return false
  putSource(editor, text, area)
  return true
}

/**
 * Pastes what the editor by itself would put in otherwise: Markdown as what it says, and into a cell of a table what a cell
 * can hold. What no place of the editor can hold goes into the field, `area`. `content` is the clipboard as the editor reads it. False leaves the rest to the editor: text, HTML, code.
 */
export function pasteText(
  editor: Editor,
  from: DataTransfer,
  content: Fragment,
  area: HTMLTextAreaElement,
  refuse: Refuse,
): boolean {
  const { view, schema } = editor
  if (editor.isActive('codeBlock')) return false
  if (pasteSource(editor, from, content, area, refuse)) return true
  const isWritten = !isProgram(from)
  const nodes = isWritten && !isHtml(from) ? readMarkdown(from.getData('text/plain'), location.origin, refuse) : null
  // Words that come from elsewhere reach the editor in cells as well, since that is where they go.
  if (isInCell(view.state) && !(isOwn(from) && isOfTable(content)))
    return pasteIntoCell(editor, nodes ? Fragment.fromJSON(schema, nodes) : content)
  if (nodes) {
    // Of one paragraph the words go where the cursor stands; as a paragraph they would part the sentence.
    const [only, ...more] = nodes
    const words = only?.type === 'paragraph' && more.length === 0 ? only.content : null
    return editor.commands.insertContent(words ?? nodes)
  }
  // The editor takes whatever comes from there for code.
  return isWritten && isFromCode(from) && view.pasteText(from.getData('text/plain'))
}

const isOfTable = ({ firstChild }: Fragment) => firstChild?.type.spec.tableRole !== undefined

/**
 * Pastes into a cell: another table is laid over the one that is there, cell by cell; what no cell can hold goes after the table.
 */
function pasteIntoCell(editor: Editor, content: Fragment): boolean {
  const line = toCellLine(content)
  if (line) return line.size > 0 && editor.commands.insertContent(line)
  if (isOfTable(content)) return false
  return editor.chain().command(makeRoom).insertContent(content).command(goAfter).run()
}
