import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { addressIn } from './address-in'

/** What is pasted, with links of the addresses in its words. Code stays, and so do words that are linked already. */
export const linkPasted = ({ content, openStart, openEnd }: Slice) => new Slice(linkWords(content), openStart, openEnd)

function linkWords(content: Fragment): Fragment {
  const nodes: Node[] = []
  content.forEach((node) => {
    if (node.isText) nodes.push(...linkText(node))
    else nodes.push(node.type.spec.code ? node : node.copy(linkWords(node.content)))
  })
  return Fragment.fromArray(nodes)
}

function linkText(node: Node): Node[] {
  const { link, code } = node.type.schema.marks
  const { marks, text = '' } = node
  if (!link || link.isInSet(marks) || code?.isInSet(marks)) return [node]
  const parts: Node[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const address = addressIn(word)
    if (!address) continue
    const from = index + address.at
    if (from > done) parts.push(node.cut(done, from))
    done = from + address.text.length
    parts.push(node.cut(from, done).mark(link.create({ href: address.href }).addToSet(marks)))
  }
  return done === 0 ? [node] : done < text.length ? [...parts, node.cut(done)] : parts
}
