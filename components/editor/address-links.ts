import { Extension } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Mark, Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Selection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { addressIn, LONGEST } from './address-in'

/** What is written at the cursor, in a word that may be an address; `own`: the link there, which showed where it led before. */
type Writing = { own: Mark | null }

/** Null where nothing has been written since the cursor came. */
const key = new PluginKey<Writing | null>('addressLinks')
const isByWriter = (change: Transaction) =>
  !isHistoryTransaction(change) && !change.getMeta('preventAutolink') && !change.getMeta(key)

/** Whether the words at the cursor are others. Marks, the kind of their block and what happens elsewhere leave them as they are. */
const isOther = (before: EditorState, now: EditorState) =>
  before.selection.$from.parent.textContent !== now.selection.$from.parent.textContent

/**
 * Makes links of addresses with a sign behind them, such as at the end of a sentence, and of the word that the writer leaves.
 * The ready-made kit knows only those before white space, and readers would get plain words. A link that shows its own address
 * leads where it says when that is written anew.
 */
export const AddressLinks = Extension.create({
  name: 'addressLinks',
  addProseMirrorPlugins: () => [
    new Plugin<Writing | null>({
      key,
      state: {
        init: () => null,
        apply(change, was, before, now) {
          if (change.docChanged && !isByWriter(change)) return null
          if (change.docChanged && isOther(before, now)) return { own: ownLink(before.selection.$from, was) }
          return isInWord(now.selection, before.selection.$from) ? was : null
        },
      },
      appendTransaction(changes, before, now) {
        if (!changes.some(({ docChanged }) => docChanged)) {
          const left = key.getState(before)
          return left && !key.getState(now) ? settleWord(now, before.selection.from, left) : null
        }
        if (!changes.every(isByWriter) || !isOther(before, now) || !before.selection.empty) return null
        const end = changes.reduce((place, { mapping }) => mapping.map(place, -1), before.selection.from)
        return now.selection.empty && now.selection.from > end && isWordEnd(now.doc.resolve(end))
          ? settleWord(now, end, key.getState(now))
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

/** Links the address that was written last, if the cursor is still there: for the moment in which the text is sent or left. */
export function linkLastWord(view: EditorView) {
  const writing = key.getState(view.state)
  const change = writing && view.state.selection.empty && settleWord(view.state, view.state.selection.from, writing)
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

/** Where the word that a place is in ends. */
function wordEnd({ parent, parentOffset, pos }: ResolvedPos): number {
  const last = Math.min(parentOffset + LONGEST + 1, parent.content.size)
  const [word = ''] = parent.textBetween(parentOffset, last, undefined, '\n').split(/\s/)
  return pos + word.length
}

const isInWord = ({ empty, from }: Selection, place: ResolvedPos): boolean =>
  empty && place.parent.isTextblock && from >= place.pos - wordBefore(place).length && from <= wordEnd(place)

type Link = { from: number; to: number; text: string; mark: Mark }

/** The whole link at a place of a line. */
function linkAt({ doc, parent, parentOffset, pos, nodeBefore, nodeAfter }: ResolvedPos): Link | null {
  const { link } = doc.type.schema.marks
  const mark = link?.isInSet(nodeBefore?.marks ?? []) ?? link?.isInSet(nodeAfter?.marks ?? [])
  let [run, found]: [Link | null, Link | null] = [null, null]
  parent.forEach((node, offset) => {
    if (!mark?.isInSet(node.marks)) run = null
    else {
      const start = pos - parentOffset + offset
      run = { from: run?.from ?? start, to: start + node.nodeSize, text: (run?.text ?? '') + (node.text ?? ''), mark }
      if (run.from <= pos && pos <= run.to) found = run
    }
  })
  return found
}

function leadsWhereItSays(text: string, { attrs }: Mark): boolean {
  const address = addressIn(text)
  return address?.text === text && address.href === attrs.href
}

/** The link that is written in, if it shows its own address, or did when that began. Of code none is an address. */
function ownLink(place: ResolvedPos, was: Writing | null): Mark | null {
  const link = place.parent.isTextblock ? linkAt(place) : null
  const { code } = place.doc.type.schema.marks
  if (!link || (code && place.doc.rangeHasMark(link.from, link.to, code))) return null
  return was?.own?.eq(link.mark) || leadsWhereItSays(link.text, link.mark) ? link.mark : null
}

/**
 * A word has been written: if it is an address it is a link, and a link that showed its address leads to the new one. Over other
 * words a link stays as it is.
 */
function settleWord(state: EditorState, at: number, writing: Writing | null | undefined): Transaction | null {
  const change = state.tr.setMeta(key, 'settled')
  const place = state.doc.resolve(at)
  if (!place.parent.isTextblock) return null
  const link = linkAt(place)
  const address = link && writing?.own?.eq(link.mark) ? addressIn(link.text) : null
  if (link && address && !leadsWhereItSays(link.text, link.mark)) {
    const from = link.from + address.at
    change.removeMark(link.from, link.to, link.mark)
    change.addMark(from, from + address.text.length, link.mark.type.create({ href: address.href }))
  }
  linkWord(change, wordEnd(place))
  return change.docChanged ? change : null
}

/** Whether a word that begins here was linked before it ended: the link is the address that its own words are. */
function isBegunLink(doc: Node, from: number, to: number): boolean {
  const { link } = doc.type.schema.marks
  const node = doc.nodeAt(from)
  const found = node && link?.isInSet(node.marks)
  if (!node || !found || !leadsWhereItSays(node.text ?? '', found)) return false
  const end = from + node.nodeSize
  return end < to && link !== undefined && !doc.rangeHasMark(end, to, link)
}

/** Links the address that ends at a place, unless it is code or a whole link already. */
function linkWord(change: Transaction, end: number) {
  const { doc } = change
  const place = doc.resolve(end)
  const { link, code } = doc.type.schema.marks
  if (!place.parent.isTextblock || place.parent.type.spec.code || !link || !code) return
  const word = wordBefore(place)
  const address = addressIn(word)
  if (!address) return
  const from = end - word.length + address.at
  const to = from + address.text.length
  if (doc.rangeHasMark(from, to, code)) return
  if (doc.rangeHasMark(from, to, link) && !isBegunLink(doc, from, to)) return
  change.addMark(from, to, link.create({ href: address.href }))
}
