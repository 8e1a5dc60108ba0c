import type { Node } from '@tiptap/pm/model'
import { measureText, type TextLength } from '@/lib/articles/word-count'
import type { DocNode } from './markdown/doc-types'
import { blockToMarkdown, needsOther } from './markdown/to-markdown'

type Kept = { markdown: string; length: TextLength }

/**
 * A document's blocks as Markdown, each kept as long as it stays as it is: a node of the editor never changes, so a key
 * press costs one block, however long the text is.
 */
const kept = { usual: new WeakMap<Node, Kept>(), other: new WeakMap<Node, Kept>() }

function read(block: Node, other: boolean): Kept {
  const known = (other ? kept.other : kept.usual).get(block)
  if (known) return known
  const markdown = blockToMarkdown(block.toJSON() as DocNode, other)
  const made = { markdown, length: measureText(markdown) }
  ;(other ? kept.other : kept.usual).set(block, made)
  return made
}

/** One block as Markdown; '' for one that says nothing. */
export const textOf = (block: Node): string => read(block, false).markdown

/** The whole text as Markdown, and how long it is. */
export function readDoc(doc: Node): { markdown: string; length: TextLength } {
  const parts: string[] = []
  const length = { words: 0, pictures: 0 }
  let [before, hadOther]: [Node | null, boolean] = [null, false]
  doc.forEach((block) => {
    const other = needsOther(before && { type: before.type.name }, { type: block.type.name }, hadOther)
    const { markdown, length: own } = read(block, other)
    if (!markdown) return
    parts.push(markdown)
    length.words += own.words
    length.pictures += own.pictures
    ;[before, hadOther] = [block, other]
  })
  return { markdown: parts.length > 0 ? `${parts.join('\n\n')}\n` : '', length }
}
