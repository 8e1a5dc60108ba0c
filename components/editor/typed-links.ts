import { Extension, InputRule } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { isFollowed } from '@/lib/core/markdown/links'

/** A picture begins with `!`, and what a backslash stands before is meant as it is. */
const LINK = /(^|[^!\\])\[([^[\]]*[^[\]\s][^[\]]*)\]\(([^\s<]\S*?)(?:\s+(["'])(.*)\4)?\)$/

/** Whether every bracket that an address opens is closed in it: before, the one that was typed may be of the address. */
function isClosed(address: string): boolean {
  let open = 0
  for (const sign of address) {
    if (sign === '(') open += 1
    else if (sign === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

/** Whether a sign of code before a place has none that ends it yet: what is typed there is going to be code. */
function isCodeBegun(doc: Node, place: number): boolean {
  const { parent, parentOffset } = doc.resolve(place)
  return parent.textBetween(0, parentOffset, undefined, ' ').split('`').length % 2 === 0
}

/**
 * `[words](address "title")` as it is typed. The rule of the ready-made link also takes such signs for a link in HTML that is
 * pasted, where they are words, and lets links lead where readers cannot follow.
 */
export const TypedLinks = Extension.create({
  name: 'typedLinks',
  addInputRules: () => [
    new InputRule({
      find: LINK,
      handler({ state: { tr, schema }, range, match: [, before = '', words = '', href = '', , title] }) {
        const { link, code } = schema.marks
        const from = range.from + before.length
        const end = from + 1 + words.length
        if (!link || !code || !isFollowed(href) || !isClosed(href)) return null
        if (
          isCodeBegun(tr.doc, end) ||
          tr.doc.rangeHasMark(from, from + 1, code) ||
          tr.doc.rangeHasMark(end, range.to, code)
        )
          return null
        tr.delete(end, range.to).delete(from, from + 1)
        // An address among the words may have become a link of its own.
        tr.removeMark(from, end - 1, link).addMark(from, end - 1, link.create({ href, title: title || null }))
        tr.removeStoredMark(link).setMeta('preventAutolink', true)
      },
    }),
  ],
})
