import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import type { DocNode } from '@/components/editor/markdown/doc-types'
import { openText } from './typed'

const PICTURE: DocNode = { type: 'image', attrs: { src: '/media/x.webp', alt: 'A dot' } }
const words = (text: string): DocNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A document with the cursor at the beginning or the end of the line that says `text`. */
function openAt(content: DocNode[], text: string, end: 'start' | 'end') {
  const opened = openText()
  opened.editor.commands.setContent({ type: 'doc', content })
  opened.editor.state.doc.descendants((node, position) => {
    if (node.isTextblock && node.textContent === text)
      opened.editor.commands.setTextSelection(position + 1 + (end === 'end' ? node.content.size : 0))
  })
  opened.editor.view.dispatch(closeHistory(opened.editor.state.tr))
  return opened
}

const item = (...content: DocNode[]): DocNode => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })
const quote = (...content: DocNode[]): DocNode => ({ type: 'blockquote', content })

test.each([
  ['behind it', 'a b', 'Backspace', [words('a'), PICTURE, words('b')], 'b', 'start'],
  ['in front of it', 'a b', 'Delete', [words('a'), PICTURE, words('b')], 'a', 'end'],
  ['within an item of a list', 'a b', 'Backspace', [item(words('a'), PICTURE, words('b'))], 'b', 'start'],
  ['in a quote', 'a', 'Delete', [quote(words('a'), PICTURE)], 'a', 'end'],
] as const)(
  '%s, where %j is left, the first %s chooses a picture and the second takes it',
  (_where, left, key, content, text, end) => {
    const { editor, press, markdown } = openAt([...content], text, end)
    const before = markdown()
    expect(press(key)).toBe(true)
    const { selection } = editor.state
    expect([selection instanceof NodeSelection && selection.node.type.name, markdown()]).toEqual(['image', before])
    expect(press(key)).toBe(true)
    expect([markdown().includes('!['), editor.getText({ blockSeparator: ' ' }).trim()]).toEqual([false, left])
    editor.commands.undo()
    expect(markdown()).toBe(before)
  },
)

test.each([
  ['Backspace', 'b', 'end'],
  ['Delete', 'a', 'start'],
] as const)('%s beside a letter is about that', (key, text, end) => {
  const { press, markdown } = openAt([words('a'), PICTURE, words('b')], text, end)
  expect(press(key)).toBe(false)
  expect(markdown()).toBe('a\n\n![A dot](/media/x.webp)\n\nb\n')
})

test('an empty line behind a picture goes before it, and a list gives up its item', () => {
  const line = openAt([PICTURE, { type: 'paragraph' }, words('b')], '', 'start')
  line.press('Backspace')
  expect(line.editor.getJSON().content?.map(({ type }) => type)).toEqual(['image', 'paragraph'])
  const list = openAt([PICTURE, item(words('a'))], 'a', 'start')
  list.press('Backspace')
  expect(list.markdown()).toBe('![A dot](/media/x.webp)\n\na\n')
})

test('what was typed as a picture just now becomes its signs again', () => {
  const { type, press, markdown } = openText()
  type('a\n![A dot](/media/x.webp)')
  press('Backspace')
  expect(markdown()).toBe('a\n\n!\\[A dot]\\(/media/x.webp)\n')
})

test.each([
  ['a line after it', [PICTURE, words('b')], '![A dot](/media/x.webp)\n\nnb\n'],
  ['a new line where none follows', [words('a'), PICTURE], 'a\n\n![A dot](/media/x.webp)\n\nn\n'],
  ['a line after a rule', [{ type: 'horizontalRule' }, words('b')], '---\n\nnb\n'],
] as const)('an input method on a chosen block writes in %s', (_where, content, expected) => {
  const { editor, type, markdown } = openText()
  editor.commands.setContent({ type: 'doc', content: [...content] })
  editor.state.doc.forEach((node, at) => void (node.isTextblock || editor.commands.setNodeSelection(at)))
  // Nothing is asked of the event.
  for (const plugin of editor.state.plugins)
    plugin.props.handleDOMEvents?.compositionstart?.call(plugin, editor.view, {} as CompositionEvent)
  type('n')
  expect(markdown()).toBe(expected)
})
