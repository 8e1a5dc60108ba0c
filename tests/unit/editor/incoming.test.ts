import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { expect, test } from 'vitest'
import { incoming } from '@/components/editor/incoming'
import { openText } from './typed'

const { schema } = openText().editor
const words = new Slice(Fragment.from(schema.text('Words')), 0, 0)

/** The plain text that is pasted in place of what the editor has read. */
function plainOf(data: Record<string, string>, read: Slice): string[] {
  const pasted: string[] = []
  const view = { pasteText: (text: string) => pasted.push(text) > 0 }
  const clipboardData = { files: [], types: Object.keys(data), getData: (type: string) => data[type] ?? '' }
  // Of all three no more than this is used.
  incoming({ editor: () => null, area: {} as HTMLTextAreaElement, addPictures: () => {} }).handlePaste(
    view as unknown as EditorView,
    { clipboardData } as unknown as ClipboardEvent,
    read,
  )
  return pasted
}

test.each([
  ['HTML that holds nothing beside a text', { 'text/html': '<!-- -->', 'text/plain': 'Words' }, Slice.empty, ['Words']],
  ['HTML that holds words', { 'text/html': '<b>Words</b>', 'text/plain': 'Words' }, words, []],
  ['HTML that holds nothing alone', { 'text/html': '<!-- -->' }, Slice.empty, []],
])('of %s this is pasted as plain text', (_what, data, read, expected) => {
  expect(plainOf(data, read)).toEqual(expected)
})
