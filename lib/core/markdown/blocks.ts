import type { Element, Root } from 'hast'
import type { Root as MarkdownRoot, PhrasingContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** A single line break stays one: members press Enter where they want a new line. */
export function keepLineBreaks() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !/[\r\n]/.test(node.value)) return
      const lines = node.value
        .split(/[ \t]*(?:\r\n?|\n)[ \t]*/)
        .flatMap((value, line): PhrasingContent[] => [
          ...(line > 0 ? [{ type: 'break' } as const] : []),
          { type: 'text', value },
        ])
      parent.children.splice(index, 1, ...lines)
      return [SKIP, index + lines.length]
    })
  }
}

/** A picture alone in its paragraph, with a title, becomes a figure; the title is its caption. */
export function captionPictures() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [picture, ...others] = node.children
      if (node.tagName !== 'p' || others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img') return
      const { title, ...properties } = picture.properties
      if (!title) return

      const caption: Element['children'] = [{ type: 'text', value: String(title) }]
      node.tagName = 'figure'
      node.children = [
        { ...picture, properties },
        { type: 'element', tagName: 'figcaption', properties: {}, children: caption },
      ]
    })
  }
}

/**
 * A wide table scrolls inside its own frame, which the keyboard can reach. In an article the frame is a landmark,
 * numbered because landmarks need different names; among comments that would be noise, there it is a group.
 */
export function frameTables(role: 'region' | 'group') {
  return (tree: Root) => {
    let tables = 0
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === undefined || !parent) return
      tables += 1
      plainEmptyHeads(node)
      const ariaLabel = role === 'region' && tables > 1 ? `Table ${tables}` : 'Table'
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role, tabIndex: 0, ariaLabel },
        children: [node],
      }
      return [SKIP, index + 1]
    })
  }
}

/** Code that scrolls sideways can be reached by keyboard, and the boxes of a task list have a name. */
export function nameControls() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'pre') properties.tabIndex = 0
      if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
    })
  }
}

/** A head cell without words heads nothing; screen readers would announce an empty name. */
function plainEmptyHeads(table: Element) {
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td'
  })
}
