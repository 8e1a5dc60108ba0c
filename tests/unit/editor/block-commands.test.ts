import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { describe, expect, test } from 'vitest'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { Tasks } from '@/components/editor/tasks'
import { openText } from './typed'

const ACTS = {
  list: ({ commands }: Editor) => commands.toggleBulletList(),
  numbers: ({ commands }: Editor) => commands.toggleOrderedList(),
  tasks: ({ commands }: Editor) => commands.toggleTasks(),
  heading: ({ commands }: Editor) => commands.toggleHeading({ level: 2 }),
  code: ({ commands }: Editor) => commands.toggleCodeBlock(),
  quote: ({ commands }: Editor) => commands.toggleBlockquote(),
} as const
type Act = keyof typeof ACTS

const PICTURE = '![p](/media/x.webp)'
const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |'

/** Where a sign stands in the text of the editor, from which it is taken. */
function takeSign(editor: Editor, sign: string): number | null {
  let found: number | null = null
  editor.state.doc.descendants((node, position) => {
    const at = node.isText ? (node.text?.indexOf(sign) ?? -1) : -1
    if (at >= 0) found = position + at
  })
  if (found !== null) editor.view.dispatch(editor.state.tr.delete(found, found + 1))
  return found
}

/** A text in which what stands between ‹ and › is chosen, or all of it as by Ctrl+A; with ‹ alone the cursor is there. */
function open(marked: string) {
  const opened = openText([Tasks])
  const { editor } = opened
  editor.commands.setContent(toDoc(marked))
  const [from, to] = [takeSign(editor, '‹'), takeSign(editor, '›')]
  if (from === null) editor.commands.selectAll()
  else editor.commands.setTextSelection({ from, to: to ?? from })
  const close = () => editor.view.dispatch(closeHistory(editor.state.tr))
  close()
  const chosen = () => {
    const { selection, doc } = editor.state
    return doc.textBetween(selection.from, selection.to, '\n').trim()
  }
  const use = (act: Act) => {
    ACTS[act](editor)
    close()
  }
  return { ...opened, chosen, use }
}

/** What an act makes of a text. The words stay and stay chosen, one undo brings all back, and Markdown reads it as it is. */
function done(act: Act, marked: string): string {
  const { editor, markdown, chosen, use } = open(marked)
  const [before, words, doc] = [chosen(), editor.getText(), editor.state.doc]
  const inOrder = (text: string) => text.replace(/\s/g, '')
  use(act)
  editor.state.doc.check()
  expect([chosen().replace(/\n+/g, '\n'), inOrder(editor.getText())]).toEqual([
    before.replace(/\n+/g, '\n'),
    inOrder(words),
  ])
  const after = markdown()
  const { editor: other, markdown: again } = openText()
  other.commands.setContent(toDoc(after))
  expect(again()).toBe(after)
  if (!editor.state.doc.eq(doc)) editor.commands.undo()
  expect(editor.state.doc.toJSON()).toEqual(doc.toJSON())
  return after.trimEnd()
}

describe('lists', () => {
  test.each<[Act, string, string]>([
    // All of a list, behind which the editor keeps an empty line.
    ['numbers', '- a\n  - b\n- c', '1. a\n   1. b\n2. c'],
    ['list', '1. a\n   1. b\n2. c', '- a\n  - b\n- c'],
    ['list', '- a\n- b', 'a\n\nb'],
    ['list', '- a\n  - b\n- c', 'a\n\nb\n\nc'],
    ['numbers', '1. a\n2. b', 'a\n\nb'],
    ['numbers', '- a\n- b', '1. a\n2. b'],
    ['tasks', '1. a\n2. b', '1. [ ] a\n2. [ ] b'],
    ['tasks', '- a\n  - b', '- [ ] a\n  - [ ] b'],
    ['tasks', '- [x] a\n  - b', '- [x] a\n  - [ ] b'],
    ['tasks', '- [x] a\n  - [ ] b', '- a\n  - b'],
    ['numbers', '- [x] a\n  - [ ] b\n- c', '1. [x] a\n   1. [ ] b\n2. c'],
    // Lists of both kinds, one below the other or beside it.
    ['list', '- a\n  1. b\n- c', '- a\n  - b\n- c'],
    ['numbers', '- a\n\n1. b', '1. a\n2. b'],
    // Items that are chosen leave, and no other.
    ['list', '- a\n  - ‹b\n- c›', '- a\n\nb\n\nc'],
    ['list', '- a\n- ‹b\n  - c›\n  - d\n- e', '- a\n\nb\n\nc\n\n- d\n- e'],
    ['list', '- a\n- b‹b\n- c›c\n- d', '- a\n\nbb\n\ncc\n\n- d'],
    ['list', '- a\n  - ‹b\n  - c›\n  - d', '- a\n- b\n- c\n  - d'],
    ['list', 'x\n\n- ‹a\n- b›\n\ny', 'x\n\na\n\nb\n\ny'],
    ['list', '> - ‹a\n>   - b›\n> - c', '> a\n>\n> b\n>\n> - c'],
    ['list', '1. ‹a\n2. b›\n3. c', '- a\n- b\n- c'],
    // Lines beside a list become items of it, at the beginning, in the middle and at the end.
    ['numbers', 'x\n\n- a\n- b\n- c\n\ny', '1. x\n2. a\n3. b\n4. c\n5. y'],
    ['numbers', 'x\n\n- a\n  - b\n- c', '1. x\n2. a\n   1. b\n3. c'],
    ['list', '- a\n\nx\n\n1. b', '- a\n- x\n- b'],
    ['list', '- a\n- ‹b\n\nx›\n\ny', '- a\n- b\n- x\n\ny'],
    ['tasks', '- [x] a\n\nx', '- [x] a\n- [ ] x'],
    ['list', '> x\n>\n> 1. a', '> - x\n> - a'],
    ['list', '## x\n\ny', '- x\n- y'],
    // What no item begins with goes with the line before it.
    ['list', `x\n\n${PICTURE}\n\ny`, `- x\n\n  ${PICTURE}\n\n- y`],
    ['numbers', `${PICTURE}\n\n- a\n- b`, `${PICTURE}\n\n1. a\n2. b`],
    ['numbers', `${TABLE}\n\nx\n\ny`, `${TABLE}\n\n1. x\n2. y`],
    ['list', `- a\n\n  ${PICTURE}\n- b`, `a\n\n${PICTURE}\n\nb`],
    // A line by itself.
    ['list', 'a', '- a'],
    ['tasks', 'a', '- [ ] a'],
    ['list', '- a\n  - ‹b\n- c', '- a\n- b\n- c'],
    ['numbers', '- a\n  - ‹b\n- c', '- a\n  1. b\n- c'],
    ['list', '```\na\n```', '- a'],
    ['list', TABLE, TABLE],
  ])('%s of %j', (act, marked, wanted) => {
    expect(done(act, marked)).toBe(wanted)
  })
})

describe('headings and listings', () => {
  test.each<[Act, string, string]>([
    ['heading', '- a\n  - b\n- c', '## a\n\n## b\n\n## c'],
    ['heading', '- a\n- ‹b\n  - c›\n  - d\n- e', '- a\n\n## b\n\n## c\n\n- d\n- e'],
    ['heading', '- ‹a\n\n  b›', '## a\n\n## b'],
    ['heading', '> - a\n> - b', '> ## a\n>\n> ## b'],
    ['heading', `x\n\n${TABLE}\n\n- a`, `## x\n\n${TABLE}\n\n## a`],
    ['heading', '## a\n\n## b', 'a\n\nb'],
    // The line of an item, of which the rest stays in lists.
    ['heading', '- a‹\n  - b\n- d', '## a\n\n- b\n- d'],
    ['heading', '- a\n  - b‹\n    - c\n- d', '- a\n\n## b\n\n- c\n- d'],
    ['heading', '- a\n  - ‹b›\n    1. c\n- d', '- a\n\n## b\n\n1. c\n\n- d'],
    ['heading', '- [x] a\n- [ ] b‹\n  - [x] c\n  - [ ] d\n- [ ] e', '- [x] a\n\n## b\n\n- [x] c\n- [ ] d\n- [ ] e'],
    ['heading', '> - a\n>   - b‹\n> - c', '> - a\n>\n> ## b\n>\n> - c'],
    ['heading', '- a\n\n  b‹', '- a\n\n  ## b'],
    // What no item begins with stays, behind it.
    ['heading', `- a\n  - b‹\n  - c\n\n  ${PICTURE}\n- d`, `- a\n\n## b\n\n- c\n\n${PICTURE}\n\n- d`],
    // What is numbered goes on.
    ['heading', '1. a\n2. b‹\n3. c', '1. a\n\n## b\n\n3. c'],
    ['heading', '5. a\n6. ‹b\n7. c›\n8. d', '5. a\n\n## b\n\n## c\n\n8. d'],
    ['heading', '1. a\n   - b‹\n   - c\n2. d', '1. a\n\n## b\n\n- c\n\n2. d'],
    ['heading', '- a\n  - ‹b\n    - c\n- d›\n  - e\n- f', '- a\n\n## b\n\n## c\n\n## d\n\n- e\n- f'],
    ['code', '- a‹\n  - b\n- d', '```\na\n```\n\n- b\n- d'],
    ['code', '- a\n  - b‹\n    - c\n- d', '- a\n\n```\nb\n```\n\n- c\n- d'],
    ['code', '1. [ ] a\n2. [x] b‹\n3. [ ] c', '1. [ ] a\n\n```\nb\n```\n\n3. [ ] c'],
    ['heading', '## a\n\nb', '## a\n\n## b'],
    ['code', 'a\n\nb\\\n**c**\n\nd', '```\na\nb\nc\nd\n```'],
    ['code', '- a\n  - b\n- c', '```\na\nb\nc\n```'],
    ['code', '- a\n- ‹b\n- c›\n- d', '- a\n\n```\nb\nc\n```\n\n- d'],
    ['code', '> a\n>\n> b', '> ```\n> a\n> b\n> ```'],
    ['code', 'x\n\n- a\n\ny', '```\nx\na\ny\n```'],
    ['code', '```js\na\n```\n\nb', '```js\na\nb\n```'],
    // A picture and a table are no lines, and stay between them.
    ['code', `a\n\nb\n\n${PICTURE}\n\nc`, `\`\`\`\na\nb\n\`\`\`\n\n${PICTURE}\n\n\`\`\`\nc\n\`\`\``],
    ['code', TABLE, TABLE],
    ['code', '```js\na‹\nb\n```', 'a\n\nb'],
    ['code', '> ```\n> a\n> b\n> ```', '> a\n>\n> b'],
  ])('%s of %j', (act, marked, wanted) => {
    expect(done(act, marked)).toBe(wanted)
  })
})

test.each([
  ['- a\n  - b‹\n- c', '> - a\n>   - b\n> - c'],
  ['x\n\n- a\n- ‹b\n- c›\n\ny', 'x\n\n> - a\n> - b\n> - c\n\ny'],
  ['1. [x] a\n2. ‹b', '> 1. [x] a\n> 2. b'],
  ['- a\n- b', '> - a\n> - b'],
  ['a\n\n- b', '> a\n>\n> - b'],
  [TABLE, '> | a | b |\n> | - | - |\n> | 1 | 2 |'],
  ['a\n\n‹b\n\nc›', 'a\n\n> b\n>\n> c'],
])('a quote of %j is taken out again', (marked, wanted) => {
  const { markdown, use } = open(marked)
  const before = markdown()
  use('quote')
  expect(markdown().trimEnd()).toBe(wanted)
  use('quote')
  expect(markdown()).toBe(before)
  expect(done('quote', marked)).toBe(wanted)
})

test.each<[Act, string]>([
  ['list', 'a\n\nb'],
  ['numbers', `a\n\n${TABLE}\n\nb`],
  ['code', 'a\n\nb\n\nc'],
  ['heading', 'a\n\nb'],
])('%s of lines, used once more, leaves %j as it was', (act, text) => {
  const { markdown, use } = open(text)
  use(act)
  expect(markdown().trimEnd()).not.toBe(text)
  use(act)
  expect(markdown().trimEnd()).toBe(text)
})

test.each<[Act, string, string]>([
  ['heading', '- a\n  - b‹\n    - c\n- d', '- a\n\nb\n\n- c\n- d'],
  ['code', '1. a‹\n   1. b\n2. c', 'a\n\n1. b\n2. c'],
])('%s of the line of an item of %j, used once more, is a paragraph', (act, marked, wanted) => {
  const { markdown, use } = open(marked)
  use(act)
  use(act)
  expect(markdown().trimEnd()).toBe(wanted)
})

test('the menu makes a heading of the line of an item, too', () => {
  const { editor, markdown } = open('- a\n  - b‹\n    - c')
  editor.commands.setHeading({ level: 3 })
  expect(markdown()).toBe('- a\n\n### b\n\n- c\n')
  editor.commands.setHeading({ level: 3 })
  expect(markdown()).toBe('- a\n\n### b\n\n- c\n')
})

test.each(Object.keys(ACTS) as Act[])('%s keeps the words wherever the cursor is', (act) => {
  const text = `x\n\n- [x] a\n  1. b\n     - c\n- d\n\n${PICTURE}\n\n> 1. e\n>    - f`
  for (const word of 'xabcdef') done(act, text.replace(new RegExp(`\\b${word}$`, 'm'), '$&‹'))
})

test.each(Object.keys(ACTS) as Act[])('%s keeps the words whatever is chosen', (act) => {
  const text = `x\n\n- [x] a\n  1. b\n     - c\n- d\n\n${PICTURE}\n\n> 1. e\n>    - f`
  const words = [...'xabcdef']
  words.forEach((from, at) => {
    for (const to of words.slice(at)) {
      const chosen = text.replace(new RegExp(`\\b${to}$`, 'm'), '$&›')
      done(act, chosen.replace(new RegExp(`\\b${from}(?=›?$)`, 'm'), '‹$&'))
    }
  })
})
