import { type Command, type Edit, toBlock, toContinuation, toEdit } from './formatting'

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

export const runCommand = (area: HTMLTextAreaElement, command: Command) =>
  applyEdit(area, toEdit(command, selectionOf(area)))

export const insertBlock = (area: HTMLTextAreaElement, block: string) =>
  applyEdit(area, toBlock(block, selectionOf(area)))

/** Enter in a list or quotation; false where it is an ordinary line break. */
export function continueLine(area: HTMLTextAreaElement): boolean {
  const edit = toContinuation(selectionOf(area))
  if (edit) applyEdit(area, edit)
  return edit !== null
}

/** Edits as if it had been typed, so that the browser's own undo knows it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  if (!isReplaced(from < to, insert)) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}

function isReplaced(isSelected: boolean, insert: string): boolean {
  if (insert !== '') return document.execCommand('insertText', false, insert)
  return !isSelected || document.execCommand('delete')
}
