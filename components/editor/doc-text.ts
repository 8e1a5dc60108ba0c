import type { Node } from '@tiptap/pm/model'
import { measureText, type TextLength } from '@/lib/articles/word-count'
import type { DocNode } from './markdown/doc-types'
import { blockToMarkdown, joinBlocks } from './markdown/to-markdown'

/** Stands for a place in a text; no text has it, since it is no character. */
export const PLACE = '\ufdd0'

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
  const length = { words: 0, pictures: 0 }
  const markdown = joinBlocks(
    doc.children,
    ({ type }) => type.name,
    (block, other) => {
      const part = read(block, other)
      length.words += part.length.words
      length.pictures += part.length.pictures
      return part.markdown
    },
  )
  return { markdown, length }
}
