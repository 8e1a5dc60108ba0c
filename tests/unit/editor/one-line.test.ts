import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { expect, test } from 'vitest'
import { openText } from './typed'

const breaks = ({ state: { doc } }: Editor) => {
  let found = 0
  doc.descendants(({ type }) => {
    if (type.name === 'hardBreak') found += 1
  })
  return found
}

test.each([
  ['by a command', ({ editor }: ReturnType<typeof openText>) => editor.commands.toggleHeading({ level: 2 })],
  ['by its signs', ({ editor, type }) => editor.commands.setTextSelection(1) && type('## ')],
])('a line with breaks that is made a heading %s is one line at once', (_how, change) => {
  const opened = openText()
  const { editor, type, markdown } = opened
  type('one')
  editor.commands.setHardBreak()
  type('**two**')
  editor.commands.setHardBreak()
  type('three')
  editor.view.dispatch(closeHistory(editor.state.tr))
  change(opened)
  expect([breaks(editor), markdown()]).toEqual([0, '## one **two** three\n'])
  editor.commands.undo()
  expect(breaks(editor)).toBe(2)
})

test('breaks that come into a heading or a cell are spaces, and in a line of words stay', () => {
  const { editor } = openText()
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }] }
  editor.commands.insertContent([
    { ...line, type: 'heading', attrs: { level: 2 } },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [line] }] }] },
    line,
  ])
  expect(editor.state.doc.textContent).toBe('a a a\n')
})
