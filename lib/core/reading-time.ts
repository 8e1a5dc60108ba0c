import { visit } from 'unist-util-visit'
import { parseMarkdown } from '@/lib/core/markdown/parse'
import { toPlainTextOf } from '@/lib/core/markdown/plain-text'
import { toMinutes } from '@/lib/core/reading-minutes'

/**
 * Minutes it takes to read a text, by the rule of `toMinutes` (reading-minutes.ts). Code counts by its words.
 * @throws MarkdownTooLong above 200 kB.
 */
export function readMinutes(markdown: string): number {
  const tree = parseMarkdown(markdown)
  let pictures = 0
  visit(tree, ['image', 'imageReference'], () => {
    pictures += 1
  })
  const words = toPlainTextOf(tree).match(/\S+/g)?.length ?? 0
  return toMinutes(words, pictures)
}
