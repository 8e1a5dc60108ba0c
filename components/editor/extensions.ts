import { Extension, InputRule } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { AddressLinks } from './address-links'
import { BlockCommands } from './block-commands'
import { CellKeys } from './cell-keys'
import { goAfter, makeRoom } from './insert-after'
import { Kit } from './kit'
import { OneLine } from './one-line'
import { toChecked } from './pasted-tasks'
import { PictureKeys } from './picture-keys'
import { TabKeys } from './tab-keys'
import { settleTables } from './table-columns'
import { TypedLinks } from './typed-links'
import { VideoCards } from './video-cards'

/** Attributes that Markdown knows and the ready-made nodes do not: see `markdown/to-doc.ts`. */
const MarkdownAttributes = Extension.create({
  name: 'markdownAttributes',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false } } },
    {
      types: ['codeBlock'],
      attributes: {
        // Drawn, so that what is cut has it.
        meta: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-meta'),
          renderHTML: ({ meta }) => (meta ? { 'data-meta': meta } : {}),
        },
      },
    },
    {
      types: ['listItem'],
      attributes: {
        checked: {
          default: null,
          parseHTML: (element) => toChecked(element),
          renderHTML: ({ checked }) => (typeof checked === 'boolean' ? { 'data-checked': String(checked) } : {}),
        },
      },
    },
    {
      types: ['tableCell', 'tableHeader'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => toAlign(element),
          renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
        },
      },
    },
  ],
})

function toAlign(element: HTMLElement): string | null {
  const align = element.style.textAlign || element.getAttribute('align')
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}

/** Words as they are: left to itself, the library reads `2026` as a number. */
const words = (name: string) => ({
  [name]: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
})

/**
 * A picture of its own line with its caption. Only pictures of this site, which are all that a post can be saved with. What
 * is drawn is also what is copied, so the image has all of it: its size, which stands behind the address, and the caption.
 */
const Picture = Image.extend({
  draggable: true,
  addAttributes() {
    return { ...this.parent?.(), ...words('alt'), ...words('title') }
  },
  /** The ready-made rule counts on a last sign that is not in the text yet, and leaves it behind the picture. */
  addInputRules: () => [
    new InputRule({
      find: /(?:^|\s)!\[([^[\]]*)\]\((\S+?)(?:\s+(["'])(.*)\3)?\)$/,
      handler({ chain, range, match: [, alt, src, , title] }) {
        const picture = { type: 'image', attrs: { src, alt, title: title || null } }
        chain().deleteRange(range).command(makeRoom).insertContent(picture).command(goAfter).run()
      },
    }),
  ],
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }, { tag: 'figure.editor-picture > figcaption', ignore: true }],
  renderHTML({ HTMLAttributes: { src, alt, title } }) {
    return [
      'figure',
      { class: 'editor-picture' },
      ['img', { src, alt: alt ?? '', title: title || null, draggable: 'false' }],
      ['figcaption', {}, title ?? ''],
    ]
  },
})

const cells = { content: 'paragraph' }

/** Everything that the editor can show; each has its Markdown. */
export const extensions = [
  Kit.configure({
    underline: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      HTMLAttributes: { rel: null, target: null },
      // README.md, main.rs and run.sh are names of files before they are those of sites.
      shouldAutoLink: (typed) => /^(https?:|mailto:|www\.)/i.test(typed) || typed.includes('@'),
    },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  Table.extend({
    addKeyboardShortcuts() {
      const addRow = () => this.editor.can().addRowAfter() && this.editor.chain().addRowAfter().goToNextCell().run()
      return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() || addRow() }
    },
    addProseMirrorPlugins() {
      return [settleTables(), ...(this.parent?.() ?? [])]
    },
  }),
  TableRow,
  TableHeader.extend(cells),
  TableCell.extend(cells),
  Picture,
  PictureKeys,
  OneLine,
  CellKeys,
  BlockCommands,
  TabKeys,
  MarkdownAttributes,
  VideoCards,
  AddressLinks,
  TypedLinks,
  Placeholder.configure({ placeholder: 'Write, or press / for more' }),
]
