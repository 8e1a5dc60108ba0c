import type { Editor } from '@tiptap/core'
import { addRule, addTable } from './insert-after'

type Chain = ReturnType<Editor['chain']>

export type Tool = {
  name: string
  label: string
  /** The key that does the same with Ctrl or Cmd. */
  keys?: string
  path: string
  /** Begins a group. */
  starts?: true
  isOn?: (editor: Editor) => boolean
  run?: (chain: Chain) => Chain
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name)
const isTask = (editor: Editor) => typeof editor.getAttributes('listItem').checked === 'boolean'

/** The tools of the bar in their order. Link, picture and source open something beside the text. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    label: 'Bold',
    keys: 'B',
    path: 'M5.5 3.5v13h5.5a3.5 3.5 0 0 0 0-7H5.5h4.75a3 3 0 0 0 0-6z',
    isOn: mark('bold'),
    run: (to) => to.toggleBold(),
  },
  {
    name: 'italic',
    label: 'Italic',
    keys: 'I',
    path: 'M8 3.5h7M5 16.5h7M11.75 3.5l-3.5 13',
    isOn: mark('italic'),
    run: (to) => to.toggleItalic(),
  },
  {
    name: 'strike',
    label: 'Strike through',
    keys: 'Shift+S',
    path: 'M3 10h14M14 6c-.5-1.5-2-2.5-4-2.5S6.5 4.5 6.5 6.2M6 14c.5 1.5 2 2.5 4.2 2.5s3.8-1 3.8-2.9c0-1.5-1-2.6-3-3.6',
    isOn: mark('strike'),
    run: (to) => to.toggleStrike(),
  },
  {
    name: 'code',
    label: 'Code',
    keys: 'E',
    path: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
    isOn: mark('code'),
    run: (to) => to.toggleCode(),
  },
  {
    name: 'link',
    label: 'Link',
    keys: 'K',
    path: 'M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
    isOn: mark('link'),
  },
  {
    name: 'heading',
    label: 'Heading',
    path: 'M4 4v12M10.5 4v12M4 10h6.5M14 9.5c.4-1 3-1.2 3 .6 0 1.9-3 2.6-3 5.4h3.2',
    starts: true,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (to) => to.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    label: 'Smaller heading',
    path: 'M4 4v12M10.5 4v12M4 10h6.5M14 9h3l-1.8 2.2c1.2 0 2 .8 2 1.9 0 1.3-1.2 2.2-2.6 1.9',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (to) => to.toggleHeading({ level: 3 }),
  },
  {
    name: 'list',
    label: 'List',
    path: 'M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01M7.5 5.5h9M7.5 10h9M7.5 14.5h9',
    starts: true,
    isOn: (editor) => editor.isActive('bulletList') && !isTask(editor),
    run: (to) => to.toggleBulletList(),
  },
  {
    name: 'numbers',
    label: 'Numbered list',
    path: 'M3 4.5 4.5 4v3.5M3 9.5c1-1 2.5-.5 2 .6L3 12.5h2.3M3 15h2l-1 1.2c1 0 1.3 1.8-1 1.6M8.5 5.5h8M8.5 10h8M8.5 14.5h8',
    isOn: mark('orderedList'),
    run: (to) => to.toggleOrderedList(),
  },
  {
    name: 'tasks',
    label: 'Task list',
    path: 'M3 4h4v4H3zM3 12h4v4H3zM4 6l.9.9L6.5 5M10 6h7M10 14h7',
    isOn: isTask,
    run: (to) => to.toggleTasks(),
  },
  {
    name: 'quote',
    label: 'Quote',
    path: 'M3.5 4v12M7.5 5.5h9M7.5 10h9M7.5 14.5h6',
    starts: true,
    isOn: mark('blockquote'),
    run: (to) => to.toggleBlockquote(),
  },
  {
    name: 'listing',
    label: 'Code block',
    path: 'M2.5 3.5h15v13h-15zM8 7.5 5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
    isOn: mark('codeBlock'),
    run: (to) => to.toggleCodeBlock(),
  },
  {
    name: 'table',
    label: 'Table',
    path: 'M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M7.5 4v12M12.5 4v12',
    run: addTable,
  },
  {
    name: 'rule',
    label: 'Line',
    path: 'M2.5 10h15M6 5h8M6 15h8',
    run: addRule,
  },
  { name: 'picture', label: 'Picture', path: 'M2.5 4h15v12h-15zM2.5 13.5 7 9.5l3.5 3 2.5-2 4.5 3.5M13 7.25h.01' },
  {
    name: 'undo',
    label: 'Undo',
    keys: 'Z',
    path: 'M7.5 4.5 3.5 8.5l4 4M3.5 8.5H12a4.5 4.5 0 0 1 0 9H8',
    starts: true,
    run: (to) => to.undo(),
  },
  {
    name: 'redo',
    label: 'Redo',
    keys: 'Shift+Z',
    path: 'M12.5 4.5l4 4-4 4M16.5 8.5H8a4.5 4.5 0 0 0 0 9h4',
    run: (to) => to.redo(),
  },
  {
    name: 'source',
    label: 'Edit as Markdown',
    path: 'M2.5 5h15v10h-15zM5 12.5v-5l2.2 2.6 2.2-2.6v5M13.5 7.5v5M11.8 10.8l1.7 1.7 1.7-1.7',
    starts: true,
  },
]
