import type { Root } from 'mdast'

/**
 * The parser's time grows with the square of some inputs and its depth with others. These bounds were measured so
 * that the worst text they let through takes a few seconds at 200 kB, and written text never meets them.
 */
const MAX_LINES = 10_000
const MAX_DEPTH = 100
const MAX_COLUMNS = 200
const MAX_NOTES = 500
const MAX_MARK_COST = 4_000_000
const MAX_TABLE_CELLS = 20_000
const MAX_REPEATED_ADDRESSES = 500_000

const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/
const LEAF_BORDER = /^[ \t]*$|^ {0,3}(?:#{1,6}(?:[ \t]|$)|[-+*][ \t]+[^ \t])/
const CONTAINERS = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** How deep quotes and lists on this line can be nested: one level each marker, or each two columns of indentation. */
function depthOf(line: string) {
  const prefix = CONTAINERS.exec(line)?.[0] ?? ''
  return count(prefix, /[^ \t\d]/g) + count(prefix, / /g) / 2 + count(prefix, /\t/g) * 2
}

/**
 * Whether a text would cost the parser more than any written text does. Fenced code at the left edge is not
 * counted: it may hold whatever it likes. Everywhere else emphasis marks and brackets cost the square of
 * their number within one paragraph.
 */
export function isTooComplex(markdown: string): boolean {
  let fence: RegExp | null = null
  let lines = 0
  let notes = 0
  let marks = 0
  let cost = 0

  for (const line of markdown.split(/\r\n?|\n/)) {
    if (fence) {
      if (fence.test(line)) fence = null
      continue
    }
    const opening = FENCE.exec(line)
    const run = opening?.[1] ?? opening?.[2]
    if (run) fence = new RegExp(`^ {0,3}${run.slice(0, 1)}{${run.length},}[ \\t]*$`)

    if (run || LEAF_BORDER.test(line)) {
      cost += marks ** 2
      marks = 0
    }
    lines += 1
    marks += count(line, /[*_~`[\]]/g)
    notes += count(line, /\[\^/g)
    if (lines > MAX_LINES || notes > MAX_NOTES || cost + marks ** 2 > MAX_MARK_COST) return true
    if (depthOf(line) > MAX_DEPTH || count(line, /\|/g) > MAX_COLUMNS) return true
  }
  return false
}

/**
 * Whether a parsed text would grow far beyond its size as HTML: short table rows are padded to the width of their
 * header, and a long address is written out at each reference. Also the last guard against deep nesting.
 */
export function isTooLargeWritten(tree: Root): boolean {
  const addresses = new Map<string, number>()
  const references: string[] = []
  const open: { node: Root | Root['children'][number]; depth: number }[] = [{ node: tree, depth: 0 }]
  let cells = 0

  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > 4 * MAX_DEPTH) return true
    if (node.type === 'table') cells += (node.align?.length ?? 0) * node.children.length
    if (node.type === 'definition') addresses.set(node.identifier, node.url.length + (node.title?.length ?? 0))
    if (node.type === 'linkReference' || node.type === 'imageReference') references.push(node.identifier)
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }

  const repeated = references.reduce((sum, identifier) => sum + (addresses.get(identifier) ?? 0), 0)
  return cells > MAX_TABLE_CELLS || repeated > MAX_REPEATED_ADDRESSES
}
