import type { Definition, Image, PhrasingContent, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * A text, parsed from `markdown`, as near to what the editor can show as it comes: addresses by reference are put where they are used, pictures within
 * a line and those that `take` has no address for become their words, notes stand as they were written, underlined lines are
 * headings. For what is pasted; a stored text is never changed so.
 */
export function withinReach(root: Root, markdown: string, take: (address: string) => string | null): Root {
  underlinedHeadings(root, markdown)
  const definitions = new Map<string, Definition>()
  visit(root, 'definition', (node) => {
    // The first of two counts, as in Markdown.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return
    const put = (...nodes: (RootContent | PhrasingContent)[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...(nodes as RootContent[]))
      return [SKIP, index]
    }
    switch (node.type) {
      case 'definition':
        return put()
      case 'footnoteReference':
        return put(toText(`[^${node.label ?? node.identifier}]`))
      case 'footnoteDefinition':
        return put({ type: 'paragraph', children: [toText(`[^${node.label ?? node.identifier}]:`)] }, ...node.children)
      case 'linkReference': {
        const { url, title } = definitions.get(node.identifier) ?? {}
        return put(
          ...(url === undefined ? node.children : [{ type: 'link' as const, url, title, children: node.children }]),
        )
      }
      case 'imageReference': {
        const { url, title } = definitions.get(node.identifier) ?? {}
        return put(url === undefined ? toText(node.alt) : { type: 'image', url, title, alt: node.alt })
      }
      case 'image': {
        const address = take(node.url)
        if (address === null || parent.type !== 'paragraph' || parent.children.length > 1) return put(toText(node.alt))
        node.url = address
      }
    }
    return undefined
  })
  return root
}

const toText = (value: Image['alt']): PhrasingContent => ({ type: 'text', value: value ?? '' })

/**
 * A line with a line of `=` or of dashes right below it, as other programs write headings. This site's texts have none, where
 * dashes are a rule (lib/core/markdown/parser.ts).
 */
function underlinedHeadings(root: Root, markdown: string) {
  visit(root, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !node.position) return
    const { start, end } = node.position
    const last = node.children.at(-1)
    if (end.line === start.line + 1 && last?.type === 'text' && /\n=+$/.test(last.value)) {
      last.value = last.value.replace(/\n=+$/, '')
      parent.children.splice(index, 1, { ...node, type: 'heading', depth: 1 })
    } else if (end.line === start.line && isUnderline(parent.children[index + 1], end.line + 1, markdown)) {
      parent.children.splice(index, 2, { ...node, type: 'heading', depth: 2 })
    }
  })
}

/** A rule of dashes alone in this line: with gaps or other signs it is meant as one. */
const isUnderline = (node: RootContent | undefined, line: number, markdown: string) =>
  node?.type === 'thematicBreak' &&
  node.position?.start.line === line &&
  /^-+$/.test(markdown.slice(node.position.start.offset, node.position.end.offset))
