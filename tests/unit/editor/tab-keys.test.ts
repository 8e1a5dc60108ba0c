import { expect, test } from 'vitest'
import { moveLines } from '@/components/editor/tab-keys'
import { openText } from './typed'

const CODE = 'if (a) {\n  b\n\tc\n\n}'

/** The code after lines of it were moved, with what is chosen between two strokes. */
function moved(way: 'in' | 'out', from: number, to = from) {
  const { editor } = openText()
  editor.commands.setContent({ type: 'doc', content: [{ type: 'codeBlock', content: [{ type: 'text', text: CODE }] }] })
  editor.commands.setTextSelection({ from: from + 1, to: to + 1 })
  expect(editor.commands.command(moveLines(way))).toBe(true)
  const { selection, doc } = editor.state
  const code = doc.textContent
  return `${code.slice(0, selection.from - 1)}|${code.slice(selection.from - 1, selection.to - 1)}|${code.slice(selection.to - 1)}`
}

test.each([
  ['in', 0, 0, '  ||if (a) {\n  b\n\tc\n\n}'],
  ['in', 8, 8, 'if (a) {  ||\n  b\n\tc\n\n}'],
  // Each line of which something is chosen.
  ['in', 3, 12, '  if |(a) {\n    b|\n\tc\n\n}'],
  ['in', 9, 13, 'if (a) {\n  |  b\n|\tc\n\n}'],
  ['out', 12, 12, 'if (a) {\nb||\n\tc\n\n}'],
  ['out', 9, 9, 'if (a) {\n||b\n\tc\n\n}'],
  ['out', 0, 18, '|if (a) {\nb\nc\n\n}|'],
  ['out', 1, 1, 'i||f (a) {\n  b\n\tc\n\n}'],
] as const)('%s, with %i to %i chosen', (way, from, to, wanted) => {
  expect(moved(way, from, to)).toBe(wanted)
})

test('beside code, and across its end, nothing is moved', () => {
  const { editor, type, markdown } = openText()
  type('words')
  expect(editor.commands.command(moveLines('in'))).toBe(false)
  editor.commands.setContent({
    type: 'doc',
    content: [
      { type: 'codeBlock', content: [{ type: 'text', text: 'a' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'b' }] },
    ],
  })
  editor.commands.selectAll()
  expect(editor.commands.command(moveLines('in'))).toBe(false)
  expect(markdown()).toBe('```\na\n```\n\nb\n')
})
