import type { Node } from '@tiptap/pm/model'
import { AllSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { readDoc } from '@/components/editor/doc-text'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { toSelection, toSourceOffset } from '@/components/editor/source-place'
import { openText } from './typed'

const TEXT = `# A *lamp*

First **words** of a [line](https://a.example/x) with 5 \\* 3.

- one
- two
  - three

1. four

> Said by somebody.

\`\`\`ts
const a = 1
\`\`\`

| a | b |
| - | - |
| c | d |

---

Last.
`

function open(text: string) {
  const { editor } = openText()
  editor.commands.setContent(toDoc(text))
  return editor
}

/** Every place between two letters. */
function placesIn(doc: Node) {
  const places: number[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock) for (let inner = 0; inner <= node.content.size; inner += 1) places.push(at + 1 + inner)
  })
  return places
}

test.each([
  ['First ', 'First '],
  ['5 * ', '5 \\* '],
  ['wo', '**wo'],
  ['thr', 'thr'],
  ['somebody', 'somebody'],
  ['const', 'const'],
  ['Last.', 'Last.'],
])('the cursor behind %j stands behind %j in the Markdown', (before, expected) => {
  const editor = open(TEXT)
  let place = 0
  editor.state.doc.descendants((node, at) => {
    const index = node.text?.indexOf(before) ?? -1
    if (index >= 0) place ||= at + index + before.length
  })
  editor.commands.setTextSelection(place)
  const offset = toSourceOffset(editor.state, TEXT)
  expect(TEXT.slice(0, offset).endsWith(expected)).toBe(true)
  expect(TEXT.indexOf(expected) + expected.length).toBe(offset)
})

test('from every place the cursor comes back to where it was', () => {
  const editor = open(TEXT)
  const { doc } = editor.state
  expect(readDoc(doc).markdown).toBe(TEXT)
  for (const place of placesIn(doc)) {
    editor.commands.setTextSelection(place)
    expect(toSelection(doc, TEXT, toSourceOffset(editor.state, TEXT)).head, String(place)).toBe(place)
  }
})

test('a block that the author writes in another way is found all the same', () => {
  const text = 'First.\n\n\n*  one\n*  two\n\n\n\nSecond __word__, and more.\n'
  const editor = open(text)
  const { doc } = editor.state
  for (const [words, at] of [
    ['ne', text.indexOf('*  one')],
    ['ord', text.indexOf('ord')],
  ] as const) {
    let place = 0
    doc.descendants((node, begin) => {
      if (node.text?.includes(words)) place = begin + node.text.indexOf(words)
    })
    editor.commands.setTextSelection(place)
    const offset = toSourceOffset(editor.state, text)
    expect(offset).toBe(at)
    expect(toSelection(doc, text, offset).$head.index(0)).toBe(doc.resolve(place).index(0))
  }
})

test('a line in which nothing is written yet stands behind the line before it', () => {
  const editor = open('One.\n\nTwo.')
  editor.commands.insertContentAt(6, { type: 'paragraph' })
  editor.commands.setTextSelection(7)
  const { markdown } = readDoc(editor.state.doc)
  expect(markdown).toBe('One.\n\nTwo.\n')
  expect(toSourceOffset(editor.state, markdown)).toBe('One.'.length)
  expect(toSelection(editor.state.doc, markdown, markdown.indexOf('wo.')).$head.parent.textContent).toBe('Two.')
})

test('an empty text has one place', () => {
  const editor = open('')
  expect(toSourceOffset(editor.state, '')).toBe(0)
  expect(toSelection(editor.state.doc, '', 0).head).toBe(1)
})

test.each(['One.\n\nTwo.', '- one\n- two', 'One.\n\n![A dot](/media/a-1.webp)', 'One.\n\n---'])(
  'all of %j ends where its Markdown ends',
  (text) => {
    const { state } = open(text)
    const { markdown } = readDoc(state.doc)
    const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)))
    expect(toSourceOffset(all, markdown)).toBe(markdown.trimEnd().length)
  },
)
