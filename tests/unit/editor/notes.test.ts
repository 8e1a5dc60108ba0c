import { Fragment } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import type { DocNode } from '@/components/editor/markdown/doc-types'
import { hasNotes, toDoc } from '@/components/editor/markdown/to-doc'
import { notesIn, withSource } from '@/components/editor/note-source'
import { readNote } from '@/components/editor/pasted-notes'
import { openText } from './typed'

test.each([
  ['#_ftn1', '1', false],
  ['#_ftnref1', '1', true],
  ['file:///C:/a.htm#_edn2', 'end2', false],
  ['#_ednref2', 'end2', true],
  ['#sdfootnote12sym', '12', false],
  ['#sdfootnote12anc', '12', true],
  ['#sdendnote1anc', 'end1', true],
  ['#ftnt3', '3', false],
  ['#ftnt_ref3', '3', true],
])('%s belongs to a note', (address, label, isBack) => {
  expect(readNote(address)).toEqual({ label, isBack })
})

test.each(['#_Toc1', '#h-part', '/reviews/x', 'https://a.example/ftn1', '#_ftnord'])('%s is no note', (address) => {
  expect(readNote(address)).toBeNull()
})

test.each([
  ['Said.[^1]\n\n[^1]: By whom', true],
  ['Claim[^a].\n\n[^a]: Here', true],
  ['Said.[^1]', false],
  ['`[^1]: x`', false],
  ['```\n[^1]: x\n```', false],
])('%j has notes: %s', (markdown, expected) => {
  expect(hasNotes(markdown)).toBe(expected)
})

const lines = (...texts: string[]) => texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
const pasted = (content: DocNode[]) => Fragment.fromJSON(openText().editor.schema, content)

test('pasted blocks with notes are Markdown with notes', () => {
  const content = pasted(lines('It is 5 * 3.[^1]', '[^1]: The source.'))
  expect(notesIn(content)).toBe('It is 5 \\* 3.[^1]\n\n[^1]: The source.\n')
  expect(notesIn(pasted(lines('Said [1].', '[1] The source.')))).toBeNull()
  expect(notesIn(pasted(lines('[^1]: alone')))).toBe('[^1]: alone\n')
})

const NOTED = 'Said.[^1]\n\n[^1]: By *whom*?'

test.each([
  ['an empty text', '', 1, `${NOTED}\n`],
  ['the middle of a line', 'one two', 4, `one\n\n${NOTED}\n\ntwo\n`],
  ['the end', 'one', 4, `one\n\n${NOTED}\n`],
  ['a list', '- one\n- two\n\nthree', 5, `- one\n- two\n\n${NOTED}\n\nthree\n`],
  ['a table', '| a | b |\n| - | - |\n| c | d |\n\nend', 5, `| a | b |\n| - | - |\n| c | d |\n\n${NOTED}\n\nend\n`],
])('put into %s, Markdown with notes stays as it was written', (_where, text, place, expected) => {
  const { editor } = openText()
  editor.commands.setContent(toDoc(text))
  editor.commands.setTextSelection(place)
  const { markdown, end } = withSource(editor.state, `${NOTED}\n`)
  expect(markdown).toBe(expected)
  expect(markdown.slice(0, end).endsWith(NOTED)).toBe(true)
})
