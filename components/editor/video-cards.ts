import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Embed, findEmbed } from '@/lib/core/embeds'

/** Marks the lines that readers will see as a video; see `lib/core/markdown/embeds.ts`. */
export const VideoCards = Extension.create({
  name: 'videoCards',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => toCards(doc),
        apply: (change, cards) => (change.docChanged ? toCards(change.doc) : cards),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})

/** Blocks without a video: a node of the editor never changes. */
const plain = new WeakSet<Node>()

function toCards(doc: Node): DecorationSet {
  const cards: Decoration[] = []
  doc.forEach((block, at) => {
    if (plain.has(block)) return
    const { length } = cards
    doc.nodesBetween(at, at + block.nodeSize, (node, position) => {
      const embed = node.type.name === 'paragraph' && findVideo(node)
      if (embed) {
        const attributes = { class: 'editor-video', 'data-provider': embed.provider }
        cards.push(Decoration.node(position, position + node.nodeSize, attributes))
      }
      return !node.isTextblock
    })
    if (cards.length === length) plain.add(block)
  })
  return DecorationSet.create(doc, cards)
}

/** The video of a line that is one link and nothing else. */
function findVideo(line: Node): Embed | null {
  const link = line.firstChild?.marks.find(({ type }) => type.name === 'link')
  if (!link) return null
  const isOne = line.children.every(
    ({ marks }) => link.isInSet(marks) && marks.every(({ type }) => type.name !== 'code'),
  )
  return isOne ? findEmbed(String(link.attrs.href)) : null
}
