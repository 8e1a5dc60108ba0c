import { type Command, Extension } from '@tiptap/core'
import { isInTable } from './insert-after'

const INDENT = '  '
const INDENTED = /^(?:\t| {1,2})/

/**
 * Tab and Shift+Tab move lines of code, and Tab moves an item of a list below the one before it. Left to the browser where there
 * is nothing to move, whoever goes on would write in the field behind the text, which is the status of the post. Arrow keys
 * lead out.
 */
export const TabKeys = Extension.create({
  name: 'tabKeys',
  addKeyboardShortcuts() {
    // Each time anew: commands are about the text as it is when they are asked for.
    const to = () => this.editor.commands
    const isItem = () => this.editor.isActive('listItem') && !isInTable(this.editor.state.selection.$head)
    return {
      Tab: () => to().command(moveLines('in')) || (isItem() && (to().sinkListItem('listItem') || true)),
      'Shift-Tab': () => to().command(moveLines('out')),
    }
  },
})

/** False where there is no code, or more than one listing is chosen. */
export function moveLines(way: 'in' | 'out'): Command {
  return ({ tr, state: { schema } }) => {
    const { $from, $to, empty } = tr.selection
    if (!$from.parent.type.spec.code || !$from.sameParent($to)) return false
    const [begin, code] = [$from.start(), $from.parent.textContent]
    const lines = way === 'in' && empty ? [$from.parentOffset] : linesOf(code, $from.parentOffset, $to.parentOffset)
    // From the last one up: those above stay where they are.
    for (const line of lines.toReversed()) {
      const indent = INDENTED.exec(code.slice(line))?.[0] ?? ''
      if (way === 'in') tr.insert(begin + line, schema.text(INDENT))
      else if (indent) tr.delete(begin + line, begin + line + indent.length)
    }
    tr.scrollIntoView()
    return true
  }
}

/** Where the lines begin of which something is chosen. */
function linesOf(code: string, from: number, to: number): number[] {
  const lines = [code.slice(0, from).lastIndexOf('\n') + 1]
  for (let at = code.indexOf('\n', from); at !== -1 && at + 1 < to; at = code.indexOf('\n', at + 1)) lines.push(at + 1)
  return lines
}
