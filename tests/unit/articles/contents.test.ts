import { expect, test } from 'vitest'
import { toContents } from '@/components/articles/contents'

const headings = (...depths: number[]) =>
  depths.map((depth, index) => ({ id: `part-${index}`, text: `Part ${index}`, depth }))

test.each([
  ['a text without headings', [], []],
  ['three headings', [2, 2, 3], []],
  ['four, of which one is too deep to be listed', [2, 2, 3, 4], []],
  ['four', [2, 3, 3, 2], ['part-0', 'part-1', 'part-2', 'part-3']],
  ['four and a deep one between them', [2, 4, 3, 2, 2], ['part-0', 'part-2', 'part-3', 'part-4']],
])('contents of %s', (_text, depths, listed) => {
  expect(toContents(headings(...depths)).map(({ id }) => id)).toEqual(listed)
})
