import { expect, test } from 'vitest'
import { openText } from './typed'

type Given = [type: 'tableHeader' | 'tableCell', align: string | null]

const cell = ([type, align]: Given, text: string) => ({
  type,
  attrs: { align },
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const row = (...cells: Given[]) => ({ type: 'tableRow', content: cells.map((one, at) => cell(one, String(at))) })

/** What becomes of a table that comes in as these rows, and its editor. */
function bring(...rows: ReturnType<typeof row>[]) {
  const { editor, markdown } = openText()
  editor.commands.insertContent({ type: 'table', content: rows })
  const kinds = () => {
    const found: string[] = []
    editor.state.doc.descendants(({ type, attrs }) => {
      if (type.spec.tableRole?.endsWith('cell')) found.push(`${type.name} ${attrs.align}`)
    })
    return found
  }
  return { editor, kinds, markdown }
}

test('cells that come without a head have their first row as one, as readers will see', () => {
  const { kinds, markdown } = bring(
    row(['tableCell', null], ['tableCell', 'right']),
    row(['tableHeader', null], ['tableCell', null]),
  )
  expect(kinds()).toEqual(['tableHeader null', 'tableHeader right', 'tableCell null', 'tableCell right'])
  expect(markdown()).toContain('| - | -: |')
})

test('cells that come into a column whose head says nothing do not turn it', () => {
  const { kinds } = bring(
    row(['tableHeader', null], ['tableHeader', 'left']),
    row(['tableCell', 'right'], ['tableCell', null]),
  )
  expect(kinds()).toEqual(['tableHeader null', 'tableHeader left', 'tableCell null', 'tableCell left'])
})

test('a column stands as its head says, also in a head that is new', () => {
  const { editor, kinds } = bring(row(['tableHeader', 'center']), row(['tableCell', 'right']))
  expect(kinds()).toEqual(['tableHeader center', 'tableCell center'])
  editor.chain().setTextSelection(4).addRowBefore().run()
  expect(kinds()).toEqual(['tableHeader center', 'tableCell center', 'tableCell center'])
  editor.chain().setTextSelection(4).deleteRow().run()
  expect(kinds()).toEqual(['tableHeader center', 'tableCell center'])
})
