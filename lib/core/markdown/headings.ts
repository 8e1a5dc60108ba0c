import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { decodePart } from '@/lib/core/plain-path'
import { spellSlug, TITLE_SLUG, toMark, toSlug } from '@/lib/core/slug'

/** An entry of a table of contents: `id` is the address within the page, `depth` the level shown (2–6). */
export type Heading = { id: string; text: string; depth: number }

declare module 'vfile' {
  interface DataMap {
    headings: Heading[]
  }
}

const levelOf = (node: Element) => Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0)

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  // The number of a footnote is no part of a heading's words.
  return node.type === 'element' && node.tagName !== 'sup' ? node.children.map(textOf).join('') : ''
}

/** Gives every heading the level that `toLevel` says; below six there is none. */
export function levelHeadings(toLevel: (level: number) => number) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const level = levelOf(node)
      if (level > 0) node.tagName = `h${Math.min(6, toLevel(level))}`
    })
  }
}

/** Appends -2, -3, … to a name that was given before. Remembers where it stopped: ten thousand may be alike. */
function numberRepeats() {
  const given = new Map<string, number>()
  return (name: string) => {
    let number = given.get(name) ?? 0
    let id = name
    do {
      number += 1
      id = number === 1 ? name : `${name}-${number}`
    } while (number > 1 && given.has(id))
    given.set(name, number)
    if (id !== name) given.set(id, 1)
    return id
  }
}

const toAnchor = ({ id, text }: Heading): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Link to section: ${text}` },
  children: [{ type: 'text', value: '#' }],
})

/** What a heading is called in its address: its words, or a mark of its own where we can spell none of its letters. */
const toName = (text: string) =>
  spellSlug(text, TITLE_SLUG) || (/[\p{L}\p{N}]/u.test(text) ? toMark(text) : toSlug(text))

/**
 * Gives every heading an address and a link to it, and leaves the list in `file.data.headings`. Addresses start
 * with `h-`, so that no heading can take the name of something scripts look for. Footnotes have their own.
 */
export function anchorHeadings() {
  return (tree: Root, file: VFile) => {
    const headings: Heading[] = []
    const toId = numberRepeats()

    visit(tree, 'element', (node) => {
      if (node.tagName === 'section') return SKIP
      const depth = levelOf(node)
      const text = textOf(node).trim()
      if (depth === 0 || text === '') return

      const heading = { id: toId(`h-${toName(text)}`), text, depth }
      headings.push(heading)
      node.properties.id = heading.id
      node.children.push({ type: 'text', value: ' ' }, toAnchor(heading))
      return SKIP
    })

    file.data.headings = headings
  }
}

/**
 * Leads `[…](#my-part)`, as a table of contents from elsewhere has it, to the heading that is called so. What leads to none
 * stays as it is. Runs after `anchorHeadings`.
 */
export function leadToHeadings() {
  return (tree: Root, file: VFile) => {
    const ids = new Set(file.data.headings?.map(({ id }) => id))
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href, dataFootnoteRef, dataFootnoteBackref } = properties
      if (tagName !== 'a' || (dataFootnoteRef ?? dataFootnoteBackref) !== undefined) return
      if (typeof href !== 'string' || !href.startsWith('#') || ids.has(href.slice(1))) return
      const id = `h-${toName(decodePart(href.slice(1)))}`
      if (ids.has(id)) properties.href = `#${id}`
    })
  }
}
