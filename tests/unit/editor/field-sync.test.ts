import { afterEach, expect, test, vi } from 'vitest'
import { FieldSync } from '@/components/editor/field-sync'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { openText } from './typed'

afterEach(() => void vi.unstubAllGlobals())

/** An editor over a field of a form, with what is heard of that field. */
function begin() {
  const form = new EventTarget()
  const area = Object.assign(new EventTarget(), { name: 'content', value: 'Before.\n', form })
  const { editor, type: key } = openText()
  editor.commands.setContent(toDoc('Before.'))
  // Only now: the editor would take it for a page to stand on.
  vi.stubGlobal('document', new EventTarget())
  const heard: string[] = []
  area.addEventListener('input', () => heard.push(area.value))
  // Of it no more than this is used.
  const sync = new FieldSync(editor, area as unknown as HTMLTextAreaElement, {
    measured: () => {},
    notShown: () => {},
  })
  const type = (markdown: string) => {
    editor.commands.setContent(toDoc(markdown))
    sync.changed()
  }
  const send = () => {
    const formData = new FormData()
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    return formData.get('content')
  }
  return { sync, type, key, send, heard }
}

test('what is sent at once is heard of as typed by then, and once', () => {
  const { sync, type, send, heard } = begin()
  type('Before. And after.')
  expect(heard).toEqual([])
  expect(send()).toBe('Before. And after.\n')
  expect(heard).toEqual(['Before. And after.\n'])
  send()
  sync.stop()
  expect(heard).toHaveLength(1)
})

test('of a text that nobody has changed nothing is heard', () => {
  const { sync, send, heard } = begin()
  expect(send()).toBe('Before.\n')
  sync.stop()
  expect(heard).toEqual([])
})

test('an address that was typed last is a link in what is sent', () => {
  const { key, send, heard } = begin()
  key(' https://ex.com/x')
  expect(send()).toBe('Before. <https://ex.com/x>\n')
  expect(send()).toBe('Before. <https://ex.com/x>\n')
  expect(heard).toHaveLength(1)
})
