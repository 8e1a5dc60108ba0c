import { type DocNode, haveSameMarks, isCode, sortMarks } from './doc-types'
import { type Nested, nestMarks } from './nest-marks'

type Where = 'paragraph' | 'line' | 'cell'

/**
 * The content of a line as Markdown can say it, and as it comes back from there: white space at its ends and around breaks
 * goes, marks hold no white space at their edges, equal neighbours are one. In a `line` (a heading) and in a `cell` a break is a space; code of a
 * cell that holds `\\|` is plain text there, since tables take the backslash away.
 */
export function tidyInline(nodes: readonly DocNode[], where: Where = 'paragraph'): DocNode[] {
  const flat = nodes.flatMap((node): DocNode[] => {
    if (node.type === 'hardBreak') return [where !== 'paragraph' ? { type: 'text', text: ' ' } : { type: 'hardBreak' }]
    const text = (node.text ?? '').replace(/[\t\n\r\f\v\u2028\u2029]+/g, ' ').replaceAll('\0', '')
    const marks = sortMarks(node.marks ?? []).filter(
      ({ type }) => type !== 'code' || where !== 'cell' || !text.includes('\\|'),
    )
    return text ? [{ type: 'text', text, marks }] : []
  })
  return mergeEqual(flatten(nestMarks(trimLines(mergeEqual(flat)))))
}

const flatten = (nodes: readonly Nested[]): DocNode[] =>
  nodes.flatMap((one) => ('leaf' in one ? [one.leaf] : flatten(one.inner)))

function mergeEqual(nodes: readonly DocNode[]): DocNode[] {
  const merged: DocNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (last?.type === 'text' && node.type === 'text' && haveSameMarks(last, node)) {
      merged[merged.length - 1] = { ...last, text: `${last.text}${node.text}` }
    } else merged.push(node)
  }
  return merged
}

/** No white space at the ends of lines, and no break at the ends of the whole. */
function trimLines(nodes: readonly DocNode[]): DocNode[] {
  const lines: DocNode[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(node)
  }
  const trimmed = lines.map((line) => trimEnd(trimStart(line)))
  while (trimmed.length > 0 && trimmed[0]?.length === 0) trimmed.shift()
  while (trimmed.length > 0 && trimmed.at(-1)?.length === 0) trimmed.pop()
  return trimmed.flatMap((line, index) => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line))
}

function trimStart(line: readonly DocNode[]): DocNode[] {
  const [first, ...rest] = line
  if (!first || isCode(first)) return [...line]
  const text = (first.text ?? '').replace(/^ +/, '')
  return text ? [{ ...first, text }, ...rest] : trimStart(rest)
}

function trimEnd(line: readonly DocNode[]): DocNode[] {
  const last = line.at(-1)
  if (!last || isCode(last)) return [...line]
  const text = (last.text ?? '').replace(/ +$/, '')
  return text ? [...line.slice(0, -1), { ...last, text }] : trimEnd(line.slice(0, -1))
}
