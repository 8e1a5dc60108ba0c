import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, Selection } from '@tiptap/pm/state'
import { isTooComplex } from '@/lib/core/markdown/complexity'
import { markdownParser } from '@/lib/core/markdown/parser'
import { PLACE, textOf } from './doc-text'
import type { DocNode } from './markdown/doc-types'
import { blockToMarkdown } from './markdown/to-markdown'

/** A block of the text, where it begins, and from where to where `source` says it. */
type Part = { block: Node; at: number; from: number; to: number }

/** Where the cursor stands in `source`, which says what `state` holds. */
export function toSourceOffset({ doc, selection }: EditorState, source: string): number {
  const { head } = selection
  const part = partsOf(doc, source).findLast(({ at }) => at <= head)
  if (!part) return 0
  // Of a line in which nothing is written yet Markdown does not tell. All of a text ends behind its last block.
  return head >= part.at + part.block.nodeSize ? part.to : measure(part)(head)
}

/** The place in `doc`, which holds what `source` says, of the cursor at `offset` there. */
export function toSelection(doc: Node, source: string, offset: number): Selection {
  const parts = partsOf(doc, source)
  const part = parts.findLast(({ from }) => from <= offset) ?? parts[0]
  if (!part) return Selection.atStart(doc)
  const places = placesIn(part)
  const offsetOf = measure(part)
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (offsetOf(places[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return Selection.near(doc.resolve(places[low] ?? part.at))
}

/** The blocks that say something are in the Markdown one by one, as `toDoc` reads them. */
function partsOf(doc: Node, source: string): Part[] {
  if (isTooComplex(source)) return []
  const said = markdownParser.parse(source).children
  const parts: Part[] = []
  doc.forEach((block, at) => {
    const position = textOf(block) && said[parts.length]?.position
    if (position) parts.push({ block, at, from: position.start.offset ?? 0, to: position.end.offset ?? 0 })
  })
  return parts
}

/** Tells of places in the block where its Markdown says them; of one that is written in another way, only where it begins. */
function measure({ block, at, from, to }: Part): (place: number) => number {
  if (textOf(block).length !== to - from) return () => from
  return (place) => {
    const inner = place - at - 1
    if (inner < 0 || !block.resolve(inner).parent.isTextblock) return from
    const sign = block.type.schema.text(PLACE, block.resolve(inner).marks())
    const marked = block.replace(inner, inner, new Slice(Fragment.from(sign), 0, 0))
    return from + Math.max(0, blockToMarkdown(marked.toJSON() as DocNode).indexOf(PLACE))
  }
}

/** Where in a block the cursor can stand between letters. */
function placesIn({ block, at }: Part): number[] {
  const places: number[] = []
  const add = (text: Node, begin: number) => {
    for (let inner = 0; inner <= text.content.size; inner += 1) places.push(begin + inner)
  }
  if (block.isTextblock) add(block, at + 1)
  else block.descendants((node, inner) => void (node.isTextblock && add(node, at + inner + 2)))
  return places
}
