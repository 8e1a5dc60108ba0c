import type { CommandProps } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { depthOfTable } from './behind'

type On = Pick<CommandProps, 'tr'>
type Cell = { node: Node; position: number; row: number; column: number }

/** The cells of the table around the cursor, row by row, and the column that the cursor is in; null outside of a table. */
function readTable({ doc, selection: { $from } }: Transaction): { cells: Cell[]; column: number } | null {
  const depth = depthOfTable($from)
  if (depth === null) return null
  const start = $from.start(depth)
  const cells: Cell[] = []
  doc.resolve(start).parent.forEach((line, lineAt, row) => {
    line.forEach((node, cellAt, column) => {
      cells.push({ node, position: start + lineAt + 1 + cellAt, row, column })
    })
  })
  return { cells, column: $from.index(depth + 1) }
}

/** A column has one alignment, in its head and in every cell; null takes it away. */
export const alignColumn =
  (align: string | null) =>
  ({ tr }: On): boolean => {
    const table = readTable(tr)
    for (const { position, column } of table?.cells ?? []) {
      if (column === table?.column) tr.setNodeAttribute(position, 'align', align)
    }
    return table !== null
  }

/**
 * After a row has come or gone: the first one is the head, as Markdown has it, and a new one takes over how the columns stand,
 * which Markdown says once, in the head.
 */
export function settleRows({ tr, state }: Pick<CommandProps, 'tr' | 'state'>): boolean {
  const { tableHeader, tableCell } = state.schema.nodes
  const cells = readTable(tr)?.cells ?? []
  const known = new Map(cells.flatMap(({ node, column }) => (node.attrs.align ? [[column, node.attrs.align]] : [])))
  for (const { node, position, row, column } of cells) {
    const align = node.attrs.align ?? known.get(column) ?? null
    tr.setNodeMarkup(position, row === 0 ? tableHeader : tableCell, { ...node.attrs, align })
  }
  return true
}
