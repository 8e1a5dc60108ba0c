import type { Editor } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import { goBehind, makeRoom } from './behind'
import { readMarkdown } from './clean-paste'
import { isInCell, toCellLine } from './in-cell'

/** What VS Code says of a text that is copied from it. */
const CODE = 'vscode-editor-data'
/** Languages in which people write texts. */
const PROSE = new Set(['markdown', 'plaintext'])

/** Whether a text is code that was copied from an editor of programs. */
function isProgramIn(from: DataTransfer): boolean {
  try {
    const { mode } = JSON.parse(from.getData(CODE))
    return typeof mode === 'string' && !PROSE.has(mode)
  } catch {
    return false
  }
}

/**
 * Pastes what the editor by itself would put in otherwise: Markdown as what it says, and into a cell of a table what a cell
 * can hold. `content` is the clipboard as the editor reads it. False leaves the rest to the editor: text, HTML, code.
 */
export function pasteText(editor: Editor, from: DataTransfer, content: Fragment): boolean {
  const { view, schema } = editor
  if (editor.isActive('codeBlock')) return false
  const isFromCode = from.types.includes(CODE)
  const isProgram = isProgramIn(from)
  const text = from.getData('text/plain')
  const nodes =
    isProgram || (from.types.includes('text/html') && !isFromCode) ? null : readMarkdown(text, location.origin)
  if (isInCell(view.state)) return pasteIntoCell(editor, nodes ? Fragment.fromJSON(schema, nodes) : content)
  if (nodes) {
    // Of one paragraph the words go where the cursor stands; as a paragraph they would part the sentence.
    const [only, ...more] = nodes
    const words = only?.type === 'paragraph' && more.length === 0 ? only.content : null
    return editor.commands.insertContent(words ?? nodes)
  }
  // The editor takes whatever comes from there for code.
  return isFromCode && !isProgram && view.pasteText(text)
}

/** Another table is laid over the one that is there, cell by cell; what no cell can hold goes behind the table. */
function pasteIntoCell(editor: Editor, content: Fragment): boolean {
  const line = toCellLine(content)
  if (line) return line.size > 0 && editor.commands.insertContent(line)
  if (content.firstChild?.type.spec.tableRole) return false
  return editor.chain().command(makeRoom).insertContent(content).command(goBehind).run()
}
