/** A document of the editor as plain data, as Tiptap writes it. */
export type DocNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: DocNode[]
  marks?: DocMark[]
  text?: string
}

export type DocMark = { type: string; attrs?: Record<string, unknown> }

/** What stands in a line: text with its marks, and line breaks. */
export type InlineNode = DocNode & { type: 'text' | 'hardBreak' }

/** The outermost first of those that end together, and so that two texts with the same marks have them in the same order. */
export const MARK_ORDER = ['link', 'bold', 'italic', 'strike', 'code'] as const

export const sortMarks = (marks: readonly DocMark[]): DocMark[] =>
  [...marks].sort((one, other) => rank(one.type) - rank(other.type))

const order: readonly string[] = MARK_ORDER
/** How far outside a mark stands. */
export const rank = (type: string) => order.indexOf(type)

export const isSameMark = (one: DocMark | undefined, other: DocMark | undefined): boolean =>
  one?.type === other?.type &&
  (one?.type !== 'link' ||
    (one.attrs?.href === other?.attrs?.href && (one.attrs?.title ?? null) === (other?.attrs?.title ?? null)))

export const haveSameMarks = (one: DocNode, other: DocNode): boolean => {
  const [a, b] = [sortMarks(one.marks ?? []), sortMarks(other.marks ?? [])]
  return a.length === b.length && a.every((mark, index) => isSameMark(mark, b[index]))
}

/** Whether a text is written as code. */
export const isCode = (node: DocNode) => node.marks?.some(({ type }) => type === 'code') ?? false
