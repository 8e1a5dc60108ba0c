import type { DocNode } from './markdown/doc-types'

const LOWEST = 6

const levelOf = ({ type, attrs }: DocNode): number => (type === 'heading' ? Number(attrs?.level) : 0)

const holdsTitle = (nodes: readonly DocNode[]): boolean =>
  nodes.some((node) => levelOf(node) === 1 || holdsTitle(node.content ?? []))

const lower = (node: DocNode): DocNode => ({
  ...node,
  ...(node.content && { content: node.content.map(lower) }),
  ...(levelOf(node) > 0 && { attrs: { ...node.attrs, level: Math.min(LOWEST, levelOf(node) + 1) } }),
})

/**
 * Pasted blocks with their headings one level down where one is of the first, which is the title's: readers see none above
 * the second level, and two levels would become one.
 */
export const lowerHeadings = (nodes: DocNode[]): DocNode[] => (holdsTitle(nodes) ? nodes.map(lower) : nodes)

/** Lowers the headings of a pasted page, as `lowerHeadings` does those of pasted Markdown. */
export function lowerHeadingsOf(page: Document) {
  if (!page.body.querySelector('h1')) return
  for (let level = LOWEST - 1; level > 0; level -= 1) {
    for (const heading of page.body.querySelectorAll(`h${level}`)) {
      const lowered = page.createElement(`h${level + 1}`)
      lowered.append(...heading.childNodes)
      heading.replaceWith(lowered)
    }
  }
}
