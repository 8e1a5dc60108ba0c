import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'

/**
 * Keeps blocks as Markdown has them, whatever comes or goes. `settle` meets the nodes of each block that is new, and says
 * whether to go into one; what it changes keeps its size.
 */
export function keepSettled(
  settle: (tr: Transaction, node: Node, position: number, parent: Node | null) => boolean,
): Plugin {
  /** Blocks in which there was nothing to do: a node of the editor never changes. */
  const settled = new WeakSet<Node>()
  return new Plugin({
    appendTransaction(changes, _before, { doc, tr }) {
      if (!changes.some(({ docChanged }) => docChanged)) return null
      doc.forEach((block, at) => {
        if (settled.has(block)) return
        const { length } = tr.steps
        doc.nodesBetween(at, at + block.nodeSize, (node, position, parent) => settle(tr, node, position, parent))
        if (tr.steps.length === length) settled.add(block)
      })
      return tr.docChanged ? tr : null
    },
  })
}
