/** What the tool bar and its keys can do to a text. */
export type Command = 'bold' | 'italic' | 'link' | 'quote' | 'list' | 'code'

/** Replaces what lies between two places by `insert`, then selects from `select[0]` to `select[1]`, counted in the new text. */
export type Edit = { from: number; to: number; insert: string; select: readonly [number, number] }

type Selection = { text: string; from: number; to: number }

/** The edit that a command means for what is selected. A second time takes the marks away. */
export function toEdit(command: Command, selection: Selection): Edit {
  switch (command) {
    case 'bold':
      return mark('**', trim(selection))
    case 'italic':
      return mark('_', trim(selection))
    case 'code':
      return isSeveralLines(selection) ? fence(selection) : mark('`', trim(selection))
    case 'link':
      return link(trim(selection))
    case 'quote':
      return prefixLines('> ', selection)
    case 'list':
      return prefixLines('- ', selection)
  }
}

/** What a line begins with when it belongs to a list or a quotation: indent, marker, box of a task. */
const MARKED_LINE = /^([ \t]*)([-*+]|\d{1,9}[.)]|>)([ \t]+)(\[[ xX]\][ \t]+)?/

/** Enter at the end of a list or quotation continues it, and on an empty item ends it; null elsewhere. */
export function toContinuation({ text, from, to }: Selection): Edit | null {
  if (from !== to) return null
  const begin = lineStart(text, from)
  const line = text.slice(begin, from)
  const [whole, indent = '', marker = '', gap = '', box] = MARKED_LINE.exec(line) ?? []
  if (!whole) return null
  if (line === whole) return { from: begin, to: from, insert: '', select: [begin, begin] }
  const number = Number.parseInt(marker, 10)
  const next = Number.isNaN(number) ? marker : `${number + 1}${marker.at(-1)}`
  const insert = `\n${indent}${next}${gap}${box ? '[ ] ' : ''}`
  return { from, to, insert, select: [from + insert.length, from + insert.length] }
}

/** Puts a block of its own, such as a picture, where the cursor is: on a line of its own, with an empty one around it. */
export function toBlock(block: string, { text, from, to }: Selection): Edit {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const insert = `${lead}${block}${tail}`
  const end = from + insert.length
  return { from, to, insert, select: [end, end] }
}

/** Marks around white space would not be read as marks. */
function trim({ text, from, to }: Selection): Selection {
  const selected = text.slice(from, to)
  const inner = selected.trim()
  if (inner === '') return { text, from: to, to }
  const start = from + selected.indexOf(inner)
  return { text, from: start, to: start + inner.length }
}

function mark(sign: string, { text, from, to }: Selection): Edit {
  const inner = text.slice(from, to)
  const size = sign.length
  if (text.slice(from - size, from) === sign && text.slice(to, to + size) === sign && from >= size) {
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] }
  }
  if (inner.length > 2 * size && inner.startsWith(sign) && inner.endsWith(sign)) {
    return { from, to, insert: inner.slice(size, -size), select: [from, to - 2 * size] }
  }
  // At the end of what was marked: out of it, so that the same keys begin and end a word.
  if (inner === '' && text.slice(to, to + size) === sign)
    return { from, to, insert: '', select: [to + size, to + size] }
  return { from, to, insert: `${sign}${inner}${sign}`, select: [from + size, to + size] }
}

function fence({ text, from, to }: Selection): Edit {
  const code = text.slice(from, to).replace(/^\n+|\n+$/g, '')
  const block = toBlock(`\`\`\`\n${code}\n\`\`\``, { text, from, to })
  const start = from + block.insert.indexOf('```\n') + 4
  return { ...block, select: [start, start + code.length] }
}

function link({ text, from, to }: Selection): Edit {
  const inner = text.slice(from, to)
  if (/^(https?:\/\/|mailto:)\S+$/.test(inner))
    return { from, to, insert: `[](${inner})`, select: [from + 1, from + 1] }
  const address = 'https://'
  const start = from + inner.length + 3
  return {
    from,
    to,
    insert: `[${inner}](${address})`,
    select: inner ? [start, start + address.length] : [from + 1, from + 1],
  }
}

function prefixLines(prefix: string, { text, from, to }: Selection): Edit {
  const begin = lineStart(text, from)
  const after = text.indexOf('\n', Math.max(from, to - (to > from && text[to - 1] === '\n' ? 1 : 0)))
  const end = after === -1 ? text.length : after
  const lines = text.slice(begin, end).split('\n')
  const isMarked = lines.every((line) => line.startsWith(prefix))
  const insert = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line)).join('\n')
  return { from: begin, to: end, insert, select: [from === to ? begin + insert.length : begin, begin + insert.length] }
}

const isSeveralLines = ({ text, from, to }: Selection) => text.slice(from, to).trim().includes('\n')
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
