import type { CommandProps } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { depthOfTable } from './insert-after'
import { keepSettled } from './keep-settled'

type On = Pick<CommandProps, 'tr'>
type Cell = { node: Node; position: number; row: number; column: number }

/** The cells of a table whose content begins at `start`, row by row. */
function readCells(table: Node, start: number): Cell[] {
  const cells: Cell[] = []
  table.forEach((line, lineAt, row) => {
    line.forEach((node, cellAt, column) => {
      cells.push({ node, position: start + lineAt + 1 + cellAt, row, column })
    })
  })
  return cells
}

/** A column has one alignment, in its head and in every cell; null takes it away. */
export const alignColumn =
  (align: string | null) =>
  ({ tr }: On): boolean => {
    const { $from } = tr.selection
    const depth = depthOfTable($from)
    if (depth === null) return false
    for (const { position, column } of readCells($from.node(depth), $from.start(depth))) {
      if (column === $from.index(depth + 1)) tr.setNodeAttribute(position, 'align', align)
    }
    return true
  }

/** The first row of a table is its head, and a column stands as its head says, or as a cell of it does where the head is new. */
export const settleTables = () =>
  keepSettled((tr, node, position) => {
    if (node.type.name !== 'table') return !node.isTextblock
    settle(tr, node, position)
    return false
  })

function settle(tr: Transaction, table: Node, at: number) {
  const { tableHeader, tableCell } = table.type.schema.nodes
  const cells = readCells(table, at + 1)
  const known = new Map<number, unknown>()
  for (const { node, row, column } of cells) {
    const isHead = row === 0 && node.type === tableHeader
    if (!known.has(column) && (isHead || node.attrs.align)) known.set(column, node.attrs.align)
  }
  for (const { node, position, row, column } of cells) {
    const type = row === 0 ? tableHeader : tableCell
    const align = known.get(column) ?? null
    if (node.type !== type || node.attrs.align !== align) tr.setNodeMarkup(position, type, { ...node.attrs, align })
  }
}
