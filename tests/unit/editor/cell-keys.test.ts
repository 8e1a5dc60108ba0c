import { closeHistory } from '@tiptap/pm/history'
import { expect, test } from 'vitest'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { Tasks } from '@/components/editor/tasks'
import { openText } from './typed'

const HEAD = '| A | B |\n| - | - |\n'

/** A text with the cursor behind the word `at`, or in the first cell of the last row. */
function open(text: string, at: string | null) {
  const opened = openText([Tasks])
  const { editor } = opened
  editor.commands.setContent(toDoc(text))
  editor.state.doc.descendants((node, position) => {
    const found = at === null ? node.type.name === 'tableRow' : node.text === at
    if (found) editor.commands.setTextSelection(at === null ? position + 3 : position + node.nodeSize)
  })
  editor.view.dispatch(closeHistory(editor.state.tr))
  return opened
}

test.each([
  ['z', `${HEAD}| z | y |\n| w | v |`, `${HEAD}| z | y |\n| wnew | v |\n`],
  ['B', `${HEAD}| z | **y** |`, `${HEAD}| z | **ynew** |\n`],
  ['z', `- [x] a\n\n  ${HEAD.replaceAll('\n', '\n  ')}| z | y |`, null],
  // Below the last row.
  ['y', `${HEAD}| z | y |`, `${HEAD}| z | y |\n| | new |\n`],
  ['B', HEAD, `${HEAD}| | new |\n`],
  [null, `${HEAD}| | |`, `${HEAD}| new | |\n`],
])('Enter behind %j of %j leads to the cell below', (at, text, wanted) => {
  const { editor, press, type, markdown } = open(text, at)
  expect(press('Enter')).toBe(true)
  type('new')
  editor.state.doc.check()
  if (wanted) expect(markdown()).toBe(wanted)
  else expect(markdown()).toContain('| z | y |\n  | new |')
})

test('a row that Enter has made is gone with one undo', () => {
  const { editor, press, markdown } = open(`${HEAD}| z | y |`, 'z')
  press('Enter')
  expect(markdown()).toBe(`${HEAD}| z | y |\n| | |\n`)
  editor.commands.undo()
  expect(markdown()).toBe(`${HEAD}| z | y |\n`)
})

test.each([{ shiftKey: true as const }, { ctrlKey: true as const }])(
  'keys of a break leave one space: %j',
  (fellow) => {
    const { editor, press, type, markdown } = open(`${HEAD}| z | y |`, 'z')
    for (let time = 0; time < 2; time += 1) expect(press('Enter', fellow)).toBe(true)
    type('new')
    expect(markdown()).toBe(`${HEAD}| z new | y |\n`)
    // What is chosen stays, and an empty cell does.
    editor.commands.setTextSelection({ from: editor.state.selection.from - 3, to: editor.state.selection.from })
    press('Enter', fellow)
    expect(markdown()).toBe(`${HEAD}| z new | y |\n`)
    const empty = open(`${HEAD}| | |`, null)
    empty.press('Enter', fellow)
    expect(empty.editor.state.doc.textContent).toBe('AB')
  },
)

test('beside a table Enter begins a paragraph', () => {
  const { press, type, markdown } = open(`a\n\n${HEAD}| z | y |`, 'a')
  press('Enter')
  type('b')
  expect(markdown()).toBe(`a\n\nb\n\n${HEAD}| z | y |\n`)
})
