import { expect, test } from 'vitest'
import { toGrid } from '@/components/editor/merged-cells'

/** `'2x1'` reaches over two columns and one row. */
const table = (...rows: string[]) =>
  rows.map((row) =>
    row
      .split(' ')
      .filter(Boolean)
      .map((cell) => {
        const [across = 1, down = 1] = cell.split('x').map(Number)
        return { across, down }
      }),
  )

test.each([
  [
    'nothing merged',
    table('1x1 1x1', '1x1 1x1'),
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    'one down',
    table('1x1 1x1', '1x2 1x1', '1x1'),
    [
      [0, 1],
      [0, 1],
      [-1, 0],
    ],
  ],
  [
    'one across',
    table('2x1 1x1', '1x1 1x1 1x1'),
    [
      [0, -1, 1],
      [0, 1, 2],
    ],
  ],
  [
    'both at once',
    table('2x2 1x1', '1x1', '1x1 1x1 1x1'),
    [
      [0, -1, 1],
      [-1, -1, 0],
      [0, 1, 2],
    ],
  ],
  [
    'a row within the cells above',
    table('1x2 1x2', ''),
    [
      [0, 1],
      [-1, -1],
    ],
  ],
  [
    'a short row',
    table('1x1 1x1', '1x1'),
    [
      [0, 1],
      [0, -1],
    ],
  ],
  [
    'all across',
    table('2x1 1x1', '2x1 1x1'),
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    'far too wide',
    table('100000x1', '1x1 1x1'),
    [
      [0, -1],
      [0, 1],
    ],
  ],
])('a table with %s', (_what, rows, grid) => {
  expect(toGrid(rows)).toEqual(grid)
})

test('cells keep their order in a table that would grow beyond any text', () => {
  const steps = Array.from({ length: 300 }, (_, row) => [
    { across: row + 1, down: 1 },
    { across: 1, down: 1 },
  ])
  expect(toGrid(steps).flat()).toEqual(steps.flatMap(() => [0, 1]))
})
