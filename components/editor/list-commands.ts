import type { CommandProps } from '@tiptap/core'
import { Fragment, type Node, type NodeType, type ResolvedPos } from '@tiptap/pm/model'
import { liftListItem } from '@tiptap/pm/schema-list'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { leaveAllLists } from './leave-lists'
import { blocksIn, childrenOf, endsOf, isItem, isList, itemsIn, keepSelection, spansTextBlocks } from './selection'

/** Makes the selected text blocks a list of a kind, changes lists into that kind, or takes their items out if all are of it. */
export const toggleList =
  (name: 'bulletList' | 'orderedList') =>
  (props: CommandProps): boolean => {
    const { tr, state, commands } = props
    const kind = state.schema.nodes[name]
    if (!kind || !spansTextBlocks(tr)) return commands.toggleList(name, 'listItem')
    const items = itemsIn(tr)
    if (hasLines(tr)) return gatherItems(tr, kind)
    if (items.length > 0)
      return items.every(({ parent }) => parent.type === kind) ? leaveLists(tr, items) : changeLists(tr, items, kind)
    return keepSelection(tr, () => {
      const { $from, $to } = endsOf(tr)
      tr.setSelection(TextSelection.between($from, $to))
      return commands.toggleList(name, 'listItem')
    })
  }

/** Whether a block may become the beginning of an item. */
const isLine = ({ type }: Node) => type.name === 'paragraph' || type.name === 'heading'

/** Whether paragraphs or headings are selected that stand in no list, beside other blocks or not. */
export function hasLines(tr: Transaction): boolean {
  const blocks = blocksIn(tr)
  if (!blocks || isItem(blocks.parent) || isList(blocks.parent)) return false
  return childrenOf(blocks).some(isLine)
}

/**
 * Makes one list of the selected blocks. The items of lists among them stay as deep as they are. What no item can begin with,
 * such as a picture, goes with the line before it, and stays where it is in front of the first one.
 */
const gatherItems = (tr: Transaction, kind: NodeType) =>
  keepSelection(tr, () => {
    changeLists(tr, itemsIn(tr), kind)
    const { listItem, paragraph } = kind.schema.nodes
    const blocks = blocksIn(tr)
    if (!blocks || !listItem || !paragraph) return false
    const before: Node[] = []
    const items: Node[] = []
    let loose = false
    for (const block of childrenOf(blocks)) {
      const last = items.at(-1)
      // Between items that hold more than lines and lists Markdown has empty lines.
      loose ||= block.attrs.loose === true || (last !== undefined && !isLine(block) && !isList(block))
      if (isList(block)) items.push(...block.children)
      else if (isLine(block)) items.push(listItem.create(null, paragraph.create(null, block.content)))
      else if (last) items[items.length - 1] = last.copy(last.content.addToEnd(block))
      else before.push(block)
    }
    tr.replaceWith(blocks.start, blocks.end, [...before, kind.create({ loose }, items)])
    joinList(tr, blocks.start + Fragment.from(before).size)
    return true
  })

/** Makes the lists that items are in lists of a kind. */
function changeLists(tr: Transaction, items: readonly ResolvedPos[], kind: NodeType): boolean {
  const lists = new Map(items.map((item) => [item.before(), item.parent]))
  // From the last one up: those above stay where they are.
  for (const [position, { type, attrs }] of [...lists].sort(([one], [other]) => other - one)) {
    if (type === kind) continue
    tr.setNodeMarkup(position, kind, { loose: attrs.loose })
    joinList(tr, position)
  }
  return true
}

/** Makes a list one with those of its kind right beside it. */
function joinList(tr: Transaction, position: number) {
  const list = tr.doc.nodeAt(position)
  if (!list || !isList(list)) return
  const end = position + list.nodeSize
  for (const at of [end, position]) {
    const { nodeBefore, nodeAfter } = tr.doc.resolve(at)
    if (nodeBefore?.type === nodeAfter?.type) tr.join(at)
  }
}

/** Whether items are of several lists, such as one and another below it. */
const areOfSeveral = (items: readonly ResolvedPos[]) => new Set(items.map((item) => item.before())).size > 1

/**
 * Takes items out of their lists, and no other. Of one list they go one level up, as a single one does; all the way where they
 * are of several. What stands below an item that goes stays a list.
 */
function leaveLists(tr: Transaction, items: readonly ResolvedPos[]): boolean {
  if (areOfSeveral(items)) return leaveAllLists(tr, items)
  const begun = tr.mapping.maps.length
  const lineOf = ({ pos }: ResolvedPos) => tr.doc.resolve(tr.mapping.slice(begun).map(pos + 2))
  for (const item of items) liftItem(tr, lineOf(item))
  const last = items.at(-1)
  // What was below the last item, and what came behind it.
  if (last) joinList(tr, lineOf(last).after())
  return true
}

/** `liftListItem` needs a state without earlier steps, so it runs on a fresh one and its steps are replayed here. */
function liftItem(tr: Transaction, line: ResolvedPos) {
  const now = EditorState.create({ doc: tr.doc, selection: TextSelection.near(line) })
  liftListItem(line.node(-1).type)(now, ({ steps }) => {
    for (const step of steps) tr.step(step)
  })
}
