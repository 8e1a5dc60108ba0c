import { type Editor, getSchema } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { FieldSync } from '@/components/editor/field-sync'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { shape } from '@/components/editor/shape'

const schema = getSchema(shape)
const docOf = (markdown: string) => schema.nodeFromJSON(toDoc(markdown))

afterEach(() => void vi.unstubAllGlobals())

/** An editor over a field of a form, with what is heard of that field. */
function begin() {
  vi.stubGlobal('document', new EventTarget())
  const form = new EventTarget()
  const area = Object.assign(new EventTarget(), { name: 'content', value: 'Before.\n', form })
  const editor = { state: { doc: docOf('Before.') } }
  const heard: string[] = []
  area.addEventListener('input', () => heard.push(area.value))
  // Of both it uses no more than this.
  const sync = new FieldSync(editor as unknown as Editor, area as unknown as HTMLTextAreaElement, {
    measured: () => {},
    notShown: () => {},
  })
  const type = (markdown: string) => {
    editor.state.doc = docOf(markdown)
    sync.changed()
  }
  const send = () => {
    const formData = new FormData()
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    return formData.get('content')
  }
  return { sync, type, send, heard }
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
