import { expect, test } from 'vitest'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { pasteTooLong } from '@/components/editor/paste'
import { openText } from './typed'

const LONG = 'A line of words.\r\n'.repeat(20_000)

/** Pastes behind what a text says: whether the field takes it, and what that then holds. */
function paste(into: string, data: Record<string, string>) {
  const { editor } = openText()
  editor.commands.setContent(toDoc(into))
  editor.commands.setTextSelection('Before.'.length + 1)
  const area = Object.assign(new EventTarget(), { value: '', setSelectionRange: () => {} })
  const from = { types: Object.keys(data), getData: (type: string) => data[type] ?? '' }
  // Of both no more than this is used.
  const isTaken = pasteTooLong(editor, from as unknown as DataTransfer, area as unknown as HTMLTextAreaElement)
  return { isTaken, value: area.value }
}

test('plain text that is too long to be saved goes into the field as it is', () => {
  const { isTaken, value } = paste('Before.', { 'text/plain': LONG })
  expect(isTaken).toBe(true)
  expect(value).toBe(`Before.\n\n${LONG.replaceAll('\r\n', '\n')}`)
})

test.each([
  ['a text that can be saved', 'Before.', { 'text/plain': 'Words' }],
  ['a page', 'Before.', { 'text/plain': LONG, 'text/html': '<p>Words</p>' }],
  ['what goes into code', '```\nBefore.\n```', { 'text/plain': LONG }],
])('%s is left to the editor', (_what, into, data) => {
  expect(paste(into, data)).toEqual({ isTaken: false, value: '' })
})
