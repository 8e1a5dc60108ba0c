import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>

/** Parts of a text in which no address begins a link of its own; between `<` and `>` references are not even read. */
const LINKS = ['link', 'autolink'] as const

/**
 * `www.` begins a link wherever it stands, which would swallow the signs that escape what follows. Written as a reference it
 * is what it was. The `@` of an address has a sign of its own, which GitHub's additions forget behind one that is escaped and
 * behind another address: `a_@b.de`, `a@b@c.de`.
 */
const text: Handle = (node, _parent, state, info) => {
  const safe = state.safe(node.value, info)
  if (LINKS.some((part) => state.stack.includes(part))) return safe
  return safe.replace(/(www)\\?\./gi, '$1&#x2E;').replace(/(?<=[-+.\w])@(?=\\?[-.\w])/g, '\\@')
}

/** A line across the page at the beginning of a list's item is of no sign that begins items: both together would be a line. */
const thematicBreak: Handle = (_node, parent) => (parent?.type === 'listItem' ? '___' : '---')

const handlers = { text, thematicBreak }

const style = {
  bullet: '-',
  // Of no sign of a list, for which another one would be taken, whatever the list before it has.
  rule: '_',
  emphasis: '*',
  fence: '`',
  listItemIndent: 'one',
  incrementListMarker: true,
} as const

/** Writes trees as Markdown that this site reads back as the same tree; `own` is what one writer does otherwise. */
export const makeWriter = ({ handlers: ownHandlers, ...own }: Options = {}) =>
  unified()
    .use(remarkStringify, { ...style, ...own, handlers: { ...handlers, ...ownHandlers } })
    .use(remarkGfm, { tablePipeAlign: false })
    .freeze()
