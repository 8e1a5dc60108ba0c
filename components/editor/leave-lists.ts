import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { isItem, isList, keepSelection } from './selection'

/** Whether the selection is in the line that an item of a list begins with, and nowhere else. */
export function isInItemLine({ selection }: Pick<Transaction, 'selection'>): boolean {
  if (!(selection instanceof TextSelection)) return false
  const { $from, $to } = selection
  return $from.sameParent($to) && isItem($from.node(-1)) && $from.index(-1) === 0
}

/**
 * Takes the lines of items out of all lists around them. What stands before an item stays as it is; what stands below it, and
 * what comes behind it, is a list after its line, and goes on counting. The library's own way splits the item around it in two,
 * which it cannot where the second half would begin with what is no line.
 */
export const leaveAllLists = (tr: Transaction, items: readonly ResolvedPos[]): boolean =>
  keepSelection(tr, () => {
    // From the last one up: what stands before an item keeps its place.
    for (const { pos } of items.toReversed()) takeOut(tr, tr.doc.resolve(pos))
    return true
  })

/** Takes the item at a place out of its lists, from the innermost on. */
function takeOut(tr: Transaction, place: ResolvedPos) {
  const item = place.nodeAfter
  if (!item || !isItem(item)) return
  const [line, ...after] = item.children
  let before: Node[] = []
  let depth = place.depth
  for (; isList(place.node(depth)) || isItem(place.node(depth)); depth -= 1) {
    const node = place.node(depth)
    const index = place.index(depth)
    const earlier = [...node.children.slice(0, index), ...before]
    const later = node.children.slice(index + 1)
    before = earlier.length > 0 ? [withChildren(node, earlier)] : []
    if (isItem(node)) after.push(...later)
    else if (later.length > 0) after.push(from(node, index + 1))
  }
  const outermost = depth + 1
  if (line) tr.replaceWith(place.before(outermost), place.after(outermost), [...before, line, ...joinLists(after)])
}

const withChildren = ({ type, attrs }: Node, children: readonly Node[], more = {}) =>
  type.create({ ...attrs, ...more }, children)

/** A list without its first items. Those behind them keep their numbers. */
function from(list: Node, index: number): Node {
  const { start } = list.attrs
  return withChildren(list, list.children.slice(index), typeof start === 'number' ? { start: start + index } : {})
}

/** Makes lists of a kind that stand side by side one. Between the items of some Markdown has empty lines. */
function joinLists(blocks: readonly Node[]): Node[] {
  const joined: Node[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (!last || !isList(block) || last.type !== block.type) joined.push(block)
    else {
      const loose = last.attrs.loose || block.attrs.loose
      joined[joined.length - 1] = withChildren(last, [...last.children, ...block.children], { loose })
    }
  }
  return joined
}
