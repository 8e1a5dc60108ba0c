import { Extension } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** What opens before an address, and what follows one without being a part of it, as in the Markdown of readers. */
const AROUND = /^[("'“„‘«[]*(.+?)[!"&'),.:;<>?\]}”“’‘»…]*$/
const WEB = /^(?:https?:\/\/|www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/iu
const MAIL = /^(?:mailto:)?[\w+.-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/i

/** No word that is longer is read: what one key costs must not grow with its square. */
const LONGEST = 2000

type Address = { at: number; text: string; href: string }

/** The address that a word is, without the signs around it; null for any other word. */
export function addressIn(word: string): Address | null {
  const [, found = ''] = word.length > LONGEST ? [] : (AROUND.exec(word) ?? [])
  const at = word.indexOf(found)
  let text = found
  // A bracket that was opened within the address is closed there.
  while (word[at + text.length] === ')' && text.split('(').length > text.split(')').length) text += ')'
  if (WEB.test(text)) return { at, text, href: /^www/i.test(text) ? `http://${text}` : text }
  return MAIL.test(text) ? { at, text, href: /^mailto:/i.test(text) ? text : `mailto:${text}` } : null
}

/** Whether the last change has written something, which may be an address that has not ended yet. */
const key = new PluginKey<boolean>('addressLinks')
const isWriting = (change: Transaction) => !isHistoryTransaction(change) && !change.getMeta('preventAutolink')

/**
 * Makes links of addresses with a sign behind them, such as at the end of a sentence, and of the last word when the writer
 * goes elsewhere. The ready-made kit knows only those before white space, and readers would get plain words.
 */
export const AddressLinks = Extension.create({
  name: 'addressLinks',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (change, was) => (change.docChanged ? isWriting(change) : was),
      },
      appendTransaction(changes, before, now) {
        if (!changes.some(({ docChanged }) => docChanged) || !changes.every(isWriting) || !before.selection.empty)
          return null
        const end = changes.reduce((place, { mapping }) => mapping.map(place, -1), before.selection.from)
        return now.selection.empty && now.selection.from > end && isWordEnd(now.doc.resolve(end))
          ? linkWord(now, end)
          : null
      },
      props: {
        handleDOMEvents: {
          // Who looks something up in another window goes on with the word.
          blur: (view) => void (document.hasFocus() && linkLastWord(view)),
        },
      },
    }),
  ],
})

/** Links the address that was written last, if it ends at the cursor: for the moment in which the text is sent or left. */
export function linkLastWord(view: EditorView) {
  const { selection } = view.state
  if (!selection.empty || !key.getState(view.state) || !isWordEnd(selection.$from)) return
  const change = linkWord(view.state, selection.from)
  if (change) view.dispatch(change)
}

const isWordEnd = ({ parent, parentOffset }: ResolvedPos): boolean => {
  const next = parent.textBetween(parentOffset, Math.min(parentOffset + 1, parent.content.size), undefined, '\n')
  return parent.isTextblock && !/\S/.test(next)
}

/** The word that ends at a place of a block; of one that is too long to be read, as much as shows that. */
const wordBefore = ({ parent, parentOffset }: ResolvedPos): string =>
  parent
    .textBetween(Math.max(0, parentOffset - LONGEST - 1), parentOffset, undefined, '\n')
    .split(/\s/)
    .at(-1) ?? ''

/** Whether a word that begins here was linked before it ended: the link is the address that its own words are. */
function isBegunLink(doc: Node, from: number, to: number): boolean {
  const { link } = doc.type.schema.marks
  const node = doc.nodeAt(from)
  const found = node && link?.isInSet(node.marks)
  if (!node || !found || addressIn(node.text ?? '')?.href !== found.attrs.href) return false
  const end = from + node.nodeSize
  return end < to && link !== undefined && !doc.rangeHasMark(end, to, link)
}

/** Links the address that ends at a place; null where none does, or where it is code or a whole link already. */
function linkWord({ doc, schema, tr }: EditorState, end: number): Transaction | null {
  const place = doc.resolve(end)
  const { link, code } = schema.marks
  if (!place.parent.isTextblock || place.parent.type.spec.code || !link || !code) return null
  const word = wordBefore(place)
  const address = addressIn(word)
  if (!address) return null
  const from = end - word.length + address.at
  const to = from + address.text.length
  if (doc.rangeHasMark(from, to, code)) return null
  if (doc.rangeHasMark(from, to, link) && !isBegunLink(doc, from, to)) return null
  return tr.addMark(from, to, link.create({ href: address.href }))
}
