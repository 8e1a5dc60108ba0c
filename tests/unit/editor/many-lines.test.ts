import { expect, test } from 'vitest'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { pasteManyLines } from '@/components/editor/paste'
import { openText } from './typed'

const LINES = 'A line of words.\r\n'.repeat(20_000)

/** Pastes behind what a text says: whether the field takes it, and what that then holds. */
function paste(into: string, data: Record<string, string>) {
  const { editor } = openText()
  editor.commands.setContent(toDoc(into))
  editor.commands.setTextSelection('Before.'.length + 1)
  const area = Object.assign(new EventTarget(), { value: '', setSelectionRange: () => {} })
  const from = { types: Object.keys(data), getData: (type: string) => data[type] ?? '' }
  // Of both no more than this is used.
  const isTaken = pasteManyLines(editor, from as unknown as DataTransfer, area as unknown as HTMLTextAreaElement)
  return { isTaken, value: area.value }
}

test('plain text of very many lines goes into the field as it is', () => {
  const { isTaken, value } = paste('Before.', { 'text/plain': LINES })
  expect(isTaken).toBe(true)
  expect(value).toBe(`Before.\n\n${LINES.replaceAll('\r\n', '\n')}`)
})

test.each([
  ['a text of many lines', 'Before.', { 'text/plain': 'Words\n'.repeat(4999) }],
  ['a long line', 'Before.', { 'text/plain': 'Words '.repeat(40_000) }],
  ['a page', 'Before.', { 'text/plain': LINES, 'text/html': '<p>Words</p>' }],
  ['a program', 'Before.', { 'text/plain': LINES, 'vscode-editor-data': '{"mode":"python"}' }],
  ['what goes into code', '```\nBefore.\n```', { 'text/plain': LINES }],
])('%s is left to the editor', (_what, into, data) => {
  expect(paste(into, data)).toEqual({ isTaken: false, value: '' })
})
