import { MAX_TABLE_CELLS } from '@/lib/core/markdown/complexity'

type Span = { across: number; down: number }

/** What a cell may reach over in browsers. */
const MOST_COLUMNS = 1000

/**
 * Where the cells of a table stand: for each row the number of its cell in each column, or -1 where a cell from above or
 * beside reaches over. A column in which no cell begins is left out.
 */
export function toGrid(rows: readonly (readonly Span[])[]): number[][] {
  const starts = toStarts(rows)
  const columns = [...new Set(starts.flat())].sort((one, other) => one - other)
  // A table that would have more is not filled up: no text may hold it.
  return columns.length * rows.length > MAX_TABLE_CELLS
    ? rows.map((cells) => [...cells.keys()])
    : starts.map((row) => {
        const cells = new Map(row.map((column, cell) => [column, cell]))
        return columns.map((column) => cells.get(column) ?? -1)
      })
}

/** The column in which each cell begins, row by row, as browsers lay a table out. */
function toStarts(rows: readonly (readonly Span[])[]): number[][] {
  /** By column, the first row that nothing from above reaches. */
  const free: number[] = []
  return rows.map((cells, row) => {
    let column = 0
    return cells.map(({ across, down }) => {
      while ((free[column] ?? 0) > row) column += 1
      const start = column
      const end = Math.max(start + 1, Math.min(start + across, MOST_COLUMNS))
      for (; column < end; column += 1) free[column] = Math.max(free[column] ?? 0, row + down)
      return start
    })
  })
}

/** Markdown knows no merged cells: each becomes one, with empty ones where it reached over others. */
export function splitMergedCells(table: HTMLTableElement) {
  const rows = [...table.rows]
  const grid = toGrid(rows.map((row) => [...row.cells].map((cell) => toSpan(cell, row))))
  for (const [index, row] of rows.entries()) {
    const cells = [...row.cells]
    const kind = cells.every((cell) => cell.localName === 'th') ? 'th' : 'td'
    row.replaceChildren(...(grid[index] ?? []).map((cell) => cells[cell] ?? row.ownerDocument.createElement(kind)))
    for (const cell of cells) {
      cell.removeAttribute('colspan')
      cell.removeAttribute('rowspan')
    }
    // It was nothing but a part of the cells above.
    if (cells.length === 0) row.remove()
  }
}

/** A cell ends with its part of the table at the latest; 0 reaches down to there. */
function toSpan({ colSpan, rowSpan }: HTMLTableCellElement, row: HTMLTableRowElement): Span {
  const part = row.closest<HTMLTableSectionElement>('thead, tbody, tfoot')
  const left = part ? part.rows.length - row.sectionRowIndex : 1
  return { across: colSpan, down: Math.min(rowSpan || left, left) }
}
