import type { Root } from 'mdast'

/**
 * The parser's time grows with the square of some inputs, and its depth with others. These bounds were measured so
 * that the worst text they let through takes about a third of a second for each 100 kB; written text never meets them.
 */
export const MAX_LINES = 5_000
const MAX_DEPTH = 50
const MAX_CONTAINERS = 3_000
const MAX_QUOTES = 1_000
const MAX_MARK_COST = 2_000_000
const MAX_SIGN_COST = 40_000_000
export const MAX_TABLE_CELLS = 10_000
const MAX_REPEATED_ADDRESSES = 500_000

/** Emphasis marks and brackets: what they open ends somewhere, and is looked for. */
const MARKS = /[*_~`[\]]/g
/** Matches each sign at which the parser takes the words apart. Where it finds nothing, it puts them together again, one by one. */
const SIGNS = /[*_~`[\]\\&<!]/g

/** How often each may stand in one text: notes and their references, bars of tables, bare links, marks, signs. */
const MAX_COUNTS: readonly [RegExp, number][] = [
  [/\[\^/g, 500],
  [/\|/g, MAX_TABLE_CELLS],
  [/www\.|:\/\/|@/gi, 5_000],
  [MARKS, 10_000],
  [SIGNS, 20_000],
]

const FENCE = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/
const BLANK = /^[ \t]*$/
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/
/** Matches a line that may begin a list item. */
const ANY_ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/
/** Matches a line that begins one whatever stands above; of ordered lists only `1.` does (CommonMark). */
const ITEM = /^ {0,3}(?:[-+*]|1[.)])[ \t]+[^ \t]/
/** Matches a line that is the next item when it stands right below one and not within it; below anything else it may be words of a paragraph. */
const NEXT_ITEM = /^\d{1,9}[.)][ \t]+[^ \t]/
const TABLE_HEAD = /^\|.*\|[ \t]*$/
const TABLE_RULE = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/
const CONTAINERS = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The lines that are not surely fenced code; that may hold whatever it likes. A fence is an empty line. An indented fence
 * below an item may be the item's or not, and with it what every later fence does: from there on nothing counts as code.
 */
export function toProseLines(markdown: string): string[] {
  let closing: RegExp | null = null
  let [isSure, mayBeInItem, isAfterBlank] = [true, false, true]
  return markdown.split(/\r\n?|\n/).flatMap((line) => {
    if (closing) {
      if (closing.test(line)) closing = null
      return []
    }
    const isBegun = /^[^ \t]/.test(line)
    if (ANY_ITEM.test(line)) mayBeInItem = true
    else if (isBegun && isAfterBlank) mayBeInItem = false
    isAfterBlank = BLANK.test(line)

    const opening = isSure ? FENCE.exec(line) : null
    const run = opening?.[1] ?? opening?.[2]
    if (!run) return [line]
    if (!isBegun && mayBeInItem) {
      isSure = false
      return [line]
    }
    // At the left edge a fence ends whatever item there was.
    mayBeInItem = false
    closing = new RegExp(`^ {0,3}${run.slice(0, 1)}{${run.length},}[ \\t]*$`)
    return ['']
  })
}

const prefixOf = (line: string) => CONTAINERS.exec(line)?.[0] ?? ''

/** Markers of quotes and lists. */
const countMarkers = (prefix: string) => count(prefix, /[^ \t\d]/g)

/** How many quotes stand in a text: each makes the parser go through all that came before it. */
const countQuotes = (prefixes: readonly string[]) =>
  prefixes.filter((prefix, index) => prefix.includes('>') && !prefixes[index - 1]?.includes('>')).length

/** How deep quotes and lists can be nested here: one level each marker, or each two columns of indentation. */
const depthOf = (prefix: string) => countMarkers(prefix) + count(prefix, / /g) / 2 + count(prefix, /\t/g) * 2

/** Whether two lines surely begin a table: the second has a rule below each cell of the first. */
function isTableHead(line: string, next = '') {
  const cells = line.replace(/\\[\\|]/g, '')
  return TABLE_HEAD.test(cells) && TABLE_RULE.test(next) && count(cells, /\|/g) === count(next, /\|/g)
}

/** How many signs stand in each paragraph, item or row of a table. Only lines that surely begin such a part end the one before. */
function countWithin(lines: readonly string[], signs: RegExp): number[] {
  const parts = [0]
  let [isItem, inTable] = [false, false]
  lines.forEach((line, index) => {
    const isAlone = BLANK.test(lines[index - 1] ?? '')
    inTable = line.startsWith('|') && (inTable || (isAlone && isTableHead(line, lines[index + 1])))
    isItem = ITEM.test(line) || (isItem && NEXT_ITEM.test(line))
    if (inTable || isItem || BLANK.test(line) || HEADING.test(line)) parts.push(0)
    parts.push((parts.pop() ?? 0) + count(line, signs))
  })
  return parts
}

/** An upper bound of what they cost: the square of their number within one part. */
export const markCostOf = (lines: readonly string[], signs = MARKS): number =>
  countWithin(lines, signs).reduce((cost, marks) => cost + marks ** 2, 0)

/** Whether a text would cost the parser more than any written text does. */
export function isTooComplex(markdown: string): boolean {
  const lines = toProseLines(markdown)
  const prose = lines.join('\n')
  const prefixes = lines.map(prefixOf)

  return (
    lines.length > MAX_LINES ||
    MAX_COUNTS.some(([pattern, limit]) => count(prose, pattern) > limit) ||
    prefixes.some((prefix) => depthOf(prefix) > MAX_DEPTH) ||
    prefixes.reduce((sum, prefix) => sum + countMarkers(prefix), 0) > MAX_CONTAINERS ||
    countQuotes(prefixes) > MAX_QUOTES ||
    markCostOf(lines) > MAX_MARK_COST ||
    markCostOf(lines, SIGNS) > MAX_SIGN_COST
  )
}

/**
 * Whether a text that is not too complex could still be too large written. That takes a table, a definition, or marks
 * within marks of one part, each level of which has a sign of its own; any other text need not be parsed for the answer.
 */
export const mayBeTooLargeWritten = (markdown: string): boolean =>
  /\||\]:/.test(markdown) || countWithin(toProseLines(markdown), MARKS).some((marks) => marks > MAX_DEPTH)

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
