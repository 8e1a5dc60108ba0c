import type { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSamePlace } from '@/components/editor/same-place'
import { TOOLS } from '@/components/editor/tools'
import { openText } from './typed'

const TEXT = [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head' }] },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'plain ' },
      { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' link', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] },
    ],
  },
  {
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        attrs: { checked: true },
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'done' }] }],
      },
    ],
  },
  { type: 'codeBlock', attrs: { language: 'ts' }, content: [{ type: 'text', text: 'let x' }] },
  { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'said' }] }] },
]

function open() {
  const opened = openText()
  opened.editor.commands.setContent({ type: 'doc', content: TEXT })
  return opened
}
type Opened = ReturnType<typeof open>

const toolsOf = ({ editor }: Opened) => TOOLS.map(({ isOn }) => isOn?.(editor))
/** The states before and after an act with the cursor at a position. */
function around(position: number, act: (opened: Opened) => unknown): readonly [EditorState, EditorState] {
  const opened = open()
  opened.editor.commands.setTextSelection(position)
  const before = opened.editor.state
  act(opened)
  return [before, opened.editor.state]
}

test('in a list of tasks one kind of list is on', () => {
  const { editor } = open()
  editor.commands.setTextSelection(29)
  expect(
    TOOLS.filter(({ name, isOn }) => /list|numbers|tasks/.test(name) && isOn?.(editor)).map(({ name }) => name),
  ).toEqual(['tasks'])
})

describe('the place of the cursor', () => {
  test.each([
    ['a letter in a heading', 3, ({ type }: Opened) => type('e')],
    ['a letter in bold', 15, ({ type }: Opened) => type('e')],
    ['a step to the next letter', 8, ({ editor }: Opened) => editor.commands.setTextSelection(9)],
  ])('is the same after %s', (_act, position, act) => {
    expect(isSamePlace(...around(position, act))).toBe(true)
  })

  test.each([
    ['bold is to be written', 8, ({ editor }: Opened) => editor.commands.toggleBold()],
    ['the heading has another level', 3, ({ editor }: Opened) => editor.commands.setHeading({ level: 3 })],
    ['the line is put into a quote', 8, ({ editor }: Opened) => editor.commands.toggleBlockquote()],
    ['letters are chosen', 8, ({ editor }: Opened) => editor.commands.setTextSelection({ from: 8, to: 10 })],
    ['the cursor goes into a link', 8, ({ editor }: Opened) => editor.commands.setTextSelection(20)],
  ])('is another when %s', (_act, position, act) => {
    expect(isSamePlace(...around(position, act))).toBe(false)
  })

  test('says all that the tools say of it', () => {
    const { doc } = open().editor.state
    const positions = Array.from({ length: doc.content.size }, (_, at) => at).filter(
      (at) => doc.resolve(at).parent.isTextblock,
    )
    const position = fc.constantFrom(...positions)
    fc.assert(
      fc.property(position, position, fc.boolean(), (one, other, isBold) => {
        const opened = open()
        opened.editor.commands.setTextSelection(one)
        if (isBold) opened.editor.commands.toggleBold()
        const [before, said] = [opened.editor.state, toolsOf(opened)]
        opened.editor.commands.setTextSelection(other)
        if (isSamePlace(before, opened.editor.state)) expect(toolsOf(opened)).toEqual(said)
      }),
    )
  })
})
