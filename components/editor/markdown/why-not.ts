import { isTooComplex } from '@/lib/core/markdown/complexity'
import { isWithinMarkdownLimit } from '@/lib/core/markdown/limit'

/** Why the editor leaves a text to the field of Markdown, as whoever writes is told. */
export function whyNot(markdown: string): string {
  if (!isWithinMarkdownLimit(markdown))
    return 'This text is too long for the editor, and for a post. It stays as it is.'
  if (isTooComplex(markdown)) return 'This text has more lines or signs than the editor can show. It stays as it is.'
  return 'This text has parts that only Markdown can say, such as footnotes. It stays as it is.'
}
