import 'server-only'
import { renderMember } from '@/lib/core/markdown'

/** Characters of text and HTML that are kept; the longest unused leave first. */
const MOST_CHARACTERS = 6_000_000

const kept = new Map<string, string>()
let characters = 0

/**
 * The HTML of a comment. A page that changes is made from the same comments but one, and parsing them anew would cost
 * more than all the rest of it.
 */
export function renderComment(markdown: string): string {
  const known = kept.get(markdown)
  const html = known ?? renderMember(markdown).html
  // A map keeps the order in which keys came.
  if (known !== undefined) kept.delete(markdown)
  else characters += markdown.length + html.length
  kept.set(markdown, html)
  for (const [oldText, oldHtml] of kept) {
    if (characters <= MOST_CHARACTERS) break
    kept.delete(oldText)
    characters -= oldText.length + oldHtml.length
  }
  return html
}
