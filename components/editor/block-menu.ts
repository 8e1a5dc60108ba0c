import { type Editor, Extension, type Range } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { findSuggestionMatch, Suggestion, type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion'
import { ChoiceList } from '@/components/ui/choice-list'
import { onText } from './focus'
import { addRule, addTable, isInTable } from './insert-after'
import { SIGN } from './menu-sign'
import { placeList } from './place-list'

export type Block = { label: string; words: string; run: (editor: Editor, range: Range) => void }

const set =
  (act: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => (editor: Editor, range: Range) =>
    void act(onText(editor).deleteRange(range)).run()

/** What is asked for before it is put in. */
type Panels = Record<'addPicture' | 'addVideo', () => void>

/** Leaves the place of the menu to what the panel will put in. */
const ask = (open: () => void) => (editor: Editor, range: Range) => {
  onText(editor).deleteRange(range).run()
  open()
}

/** What the menu offers; `words` are others that it is looked for by. */
const blocks = ({ addPicture, addVideo }: Panels): Block[] => [
  { label: 'Heading', words: 'h2 title section', run: set((to) => to.setHeading({ level: 2 })) },
  { label: 'Smaller heading', words: 'h3 subheading', run: set((to) => to.setHeading({ level: 3 })) },
  { label: 'List', words: 'bullets unordered ul', run: set((to) => to.toggleBulletList()) },
  { label: 'Numbered list', words: 'ordered ol 1', run: set((to) => to.toggleOrderedList()) },
  { label: 'Task list', words: 'todo check box', run: set((to) => to.toggleTasks()) },
  { label: 'Quote', words: 'blockquote citation', run: set((to) => to.toggleBlockquote()) },
  { label: 'Code', words: 'listing pre', run: set((to) => to.toggleCodeBlock()) },
  {
    label: 'Table',
    words: 'grid rows columns',
    run: set(addTable),
  },
  {
    label: 'Line',
    words: 'rule divider hr',
    run: set(addRule),
  },
  { label: 'Picture', words: 'image photo upload', run: ask(addPicture) },
  { label: 'Video', words: 'youtube vimeo embed film', run: ask(addVideo) },
]

/** A menu of blocks after `/` at the beginning of a line. */
export const blockMenu = (panels: Panels) =>
  Extension.create({
    name: 'blockMenu',
    addProseMirrorPlugins() {
      const all = blocks(panels)
      return [
        Suggestion<Block, Block>({
          editor: this.editor,
          char: SIGN,
          startOfLine: true,
          // The library looks no further back than to the last change of marks, and makes its patterns at every key.
          findSuggestionMatch: (sought) => (beginsLine(sought.$position) ? findSuggestionMatch(sought) : null),
          allow: ({ state, range }) => {
            const place = state.doc.resolve(range.from)
            return place.parent.type.name === 'paragraph' && !isInTable(place)
          },
          items: ({ query }) => all.filter((block) => matches(block, query)),
          command: ({ editor, range, props }) => props.run(editor, range),
          render: () => showList(),
        }),
      ]
    },
  })

/** Whether what stands before a place, up to the beginning of its line, begins with the menu's sign. */
function beginsLine({ parent, parentOffset, nodeBefore }: ResolvedPos): boolean {
  if (!nodeBefore?.text?.startsWith(SIGN)) return false
  const { node } = parent.childBefore(parentOffset - nodeBefore.nodeSize)
  return node === null || node.type.name === 'hardBreak'
}

function matches({ label, words }: Block, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  return `${label} ${words}`
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(wanted))
}

function showList() {
  let list: ChoiceList<Block> | null = null
  const close = () => list?.close()
  const show = (props: SuggestionProps<Block, Block>) => {
    const text = props.editor.view.dom
    list ??= new ChoiceList<Block>(text, {
      className: 'option-list',
      label: 'Blocks',
      draw: (option, { label }) => option.append(label),
    })
    const place = props.clientRect?.()
    if (place) list.show(props.items, props.command, (element) => placeList(element, text, place))
  }
  return {
    onStart(props: SuggestionProps<Block, Block>) {
      // Whoever goes on in another field has no use for it, and none of its keys reach it from there.
      props.editor.on('blur', close)
      show(props)
    },
    onUpdate: show,
    onKeyDown: ({ event }: SuggestionKeyDownProps) => list?.press(event) ?? false,
    onExit({ editor }: SuggestionProps<Block, Block>) {
      editor.off('blur', close)
      close()
      list = null
    },
  }
}
