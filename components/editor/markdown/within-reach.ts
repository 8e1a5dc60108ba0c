import type { Definition, Image, PhrasingContent, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * A text as near to what the editor can show as it comes: addresses by reference are put where they are used, pictures within
 * a line and those that `take` has no address for become their words, notes stand as they were written. For what is pasted; a stored text is never changed so.
 */
export function withinReach(root: Root, take: (address: string) => string | null): Root {
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
