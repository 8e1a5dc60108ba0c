export type Cell = string | number

/** `met` when `value` keeps to the target, for the last column of a table. */
export const atLeast = (value: number, target: number): [string, string] => [
  `≥ ${target}`,
  value >= target ? 'met' : 'MISSED',
]
export const atMost = (value: number, target: number): [string, string] => [
  `≤ ${target}`,
  value <= target ? 'met' : 'MISSED',
]

/** Prints rows in columns; figures stand to the right. */
export function printTable(title: string, head: string[], rows: Cell[][]): void {
  const text = (cell: Cell) => (typeof cell === 'string' ? cell : format(cell))
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => text(row[column] ?? '').length)))
  const line = (cells: Cell[]) =>
    cells
      .map((cell, column) =>
        typeof cell === 'number' ? text(cell).padStart(widths[column] ?? 0) : text(cell).padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  console.log(`\n${title}`)
  console.log(line(head))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}

/** Thousands as whole numbers, small figures with two places. */
const format = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)
