import { Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { sliceToText } from '@/components/editor/slice-text'
import { openText } from './typed'

/** What is copied of a text: all of it, or what is between two words. */
function copy(markdown: string, from?: string, to = from) {
  const { editor } = openText()
  editor.commands.setContent(toDoc(markdown))
  const { doc } = editor.state
  if (from === undefined || to === undefined) return sliceToText(new Slice(doc.content, 0, 0))
  const places = { start: 0, end: 0 }
  doc.descendants((node, position) => {
    const [start, end] = [node.text?.indexOf(from) ?? -1, node.text?.indexOf(to) ?? -1]
    if (start >= 0) places.start = position + start
    if (end >= 0) places.end = position + end + to.length
  })
  return sliceToText(doc.slice(places.start, places.end, true))
}

test.each([
  ['## H\n\n- a\n- b\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n![A](/media/a.webp "T")'],
  ['```js title\na \\* b\n```'],
  ['> one\n>\n> two'],
  ['a **b** [c](/x)'],
])('the whole of %j is copied as Markdown', (markdown) => {
  expect(copy(markdown)).toBe(markdown)
})

test.each([
  ['words of a heading', '## Some words', 'words', 'words', 'words'],
  ['words of an item', '- one **two** three', 'two', 'three', '**two** three'],
  ['items', '# H\n\n1. one\n2. two\n3. three', 'two', 'three', '1. two\n2. three'],
  ['lines of code', '```js\nlet a_b = 1 * 2\nb()\n```', 'a_b', '2', 'a_b = 1 * 2'],
  ['blocks', '## Some words\n\nMore', 'words', 'More', '## words\n\nMore'],
  ['a cell', '| x | y |\n| - | - |\n| 1 | 2 |', '2', '2', '2'],
])('%s that are chosen', (_what, markdown, from, to, text) => {
  expect(copy(markdown, from, to)).toBe(text)
})

test.each([
  ['a \\* b, snake\\_case and \\[x] & co.', 'a * b, snake_case and [x] & co.'],
  ['\\*this\\* is no mark', '\\*this\\* is no mark'],
  ['1\\) is no list', '1\\) is no list'],
  ['a \\* b\n\n\\# no heading', 'a * b\n\n\\# no heading'],
  ['see https\\://a.example, or me\\@a.example', 'see https://a.example, or me@a.example'],
])('%j is copied with backslashes only where they are needed', (markdown, text) => {
  expect(copy(markdown)).toBe(text)
})
