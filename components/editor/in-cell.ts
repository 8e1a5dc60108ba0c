import { Fragment, type Node } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import { isInTable } from './insert-after'

/** Whether the cursor, or the words that are chosen, are in one cell of a table. */
export const isInCell = ({ selection }: EditorState): boolean =>
  selection instanceof TextSelection && selection.$from.sameParent(selection.$to) && isInTable(selection.$from)

/** What no cell can hold, and no line of words can stand for. */
const WHOLE = new Set(['image', 'table', 'codeBlock'])

/** Blocks as one line of words, as a cell holds it; null where something among them is more than words. */
export function toCellLine(blocks: Fragment): Fragment | null {
  const lines: Node[][] = []
  let isWords = true
  blocks.descendants((node) => {
    if (WHOLE.has(node.type.name)) isWords = false
    if (node.isTextblock || (node.isInline && lines.length === 0)) lines.push([])
    if (!node.isInline) return
    lines.at(-1)?.push(node.type.name === 'hardBreak' ? node.type.schema.text(' ') : node)
  })
  if (!isWords) return null
  const words = lines.filter((line) => line.length > 0)
  return Fragment.fromArray(
    words.flatMap((line, at) => (at > 0 && line[0] ? [line[0].type.schema.text(' '), ...line] : line)),
  )
}
