import { type DocMark, type DocNode, isCode, isSameMark, rank } from './doc-types'

/** A mark around what stands in it, or text and breaks as they are. */
export type Nested = { mark: DocMark; inner: Nested[] } | { leaf: DocNode }

/** Marks that cannot begin or end with white space in Markdown. Code may. */
const TRIMMED = new Set(['bold', 'italic', 'strike'])

/**
 * A line as marks within marks: the mark that goes on for longest stands outermost, so that none is torn where another
 * begins or ends within it. White space at the edges of a mark stands outside of it. Code has no inside.
 */
export const nestMarks = (nodes: readonly DocNode[]): Nested[] => nest(nodes.flatMap(splitEdges), [])

/** `nodes` are this call's own, which it changes. */
function nest(nodes: DocNode[], around: readonly DocMark[]): Nested[] {
  const found: Nested[] = []
  for (let at = 0; at < nodes.length; ) {
    const run = longestRun(nodes, at, around)
    if (run && TRIMMED.has(run.mark.type) && trimRun(nodes, at, run)) continue
    const leaf = nodes[at]
    if (run) found.push({ mark: run.mark, inner: nest(nodes.slice(at, run.end), [...around, run.mark]) })
    else if (leaf) found.push({ leaf })
    at = run?.end ?? at + 1
  }
  return found
}

type Run = { mark: DocMark; end: number }

const has = (node: DocNode | undefined, mark: DocMark) => node?.marks?.some((one) => isSameMark(one, mark)) ?? false

function longestRun(nodes: readonly DocNode[], from: number, around: readonly DocMark[]): Run | null {
  const runs = (nodes[from]?.marks ?? [])
    .filter((mark) => mark.type !== 'code' && !around.some((one) => isSameMark(one, mark)))
    .map((mark) => ({ mark, end: runEnd(nodes, from, mark) }))
  return runs.sort((one, other) => other.end - one.end || rank(one.mark.type) - rank(other.mark.type))[0] ?? null
}

/** A link is never torn: a mark that ends within one ends before it, and begins again there. */
function runEnd(nodes: readonly DocNode[], from: number, mark: DocMark): number {
  let end = from + 1
  while (end < nodes.length && has(nodes[end], mark)) end += 1
  const link = nodes[end]?.marks?.find(({ type }) => type === 'link')
  if (!link || mark.type === 'link') return end
  let begin = end
  while (begin > from && has(nodes[begin - 1], link)) begin -= 1
  return begin > from ? begin : end
}

const isSpace = (node: DocNode | undefined) => node?.type === 'text' && !isCode(node) && /^ *$/.test(node.text ?? '')

/** Takes a mark off the white space at the edges of its run. False where there is none. */
function trimRun(nodes: DocNode[], from: number, { mark, end }: Run): boolean {
  const edges: number[] = []
  let [first, last] = [from, end - 1]
  while (first < end && isSpace(nodes[first])) edges.push(first++)
  while (last > first && isSpace(nodes[last])) edges.push(last--)
  for (const at of edges) {
    const node = nodes[at]
    if (node) nodes[at] = { ...node, marks: node.marks?.filter((one) => !isSameMark(one, mark)) }
  }
  return edges.length > 0
}

/** White space at the ends of a text may lose marks that the words between it keep. */
function splitEdges(node: DocNode): DocNode[] {
  if (!node.marks?.some(({ type }) => TRIMMED.has(type)) || isCode(node)) return [node]
  const [, lead = '', inner = '', tail = ''] = /^( *)([\s\S]*?)( *)$/.exec(node.text ?? '') ?? []
  return [lead, inner, tail].flatMap((text) => (text ? [{ ...node, text }] : []))
}
