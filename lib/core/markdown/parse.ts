import type { Paragraph, PhrasingContent, Root } from 'mdast'
import { AppError } from '@/lib/core/app-error'
import { isTooComplex, isTooLargeWritten, mayBeTooLargeWritten } from '@/lib/core/markdown/complexity'
import { isWithinMarkdownLimit, TOO_LONG } from '@/lib/core/markdown/limit'
import { markdownParser } from '@/lib/core/markdown/parser'

/** The text does not fit (`limit.ts`). Forms ask that first, each with a sentence of its own. */
export class MarkdownTooLong extends AppError {
  override readonly name = 'MarkdownTooLong'

  constructor() {
    super('invalid', TOO_LONG)
  }
}

/** The text as typed, in paragraphs and lines: how a text is shown that is too complex to be formatted. */
function toUnformatted(markdown: string): Root {
  const toParagraph = (text: string): Paragraph => ({
    type: 'paragraph',
    children: text
      .split(/\r\n?|\n/)
      .flatMap((line, index): PhrasingContent[] => [
        ...(index > 0 ? [{ type: 'break' } as const] : []),
        { type: 'text', value: line },
      ]),
  })
  const paragraphs = markdown.split(/(?:\r\n?|\n)(?:[ \t]*(?:\r\n?|\n))+/).filter((text) => text.trim() !== '')
  return { type: 'root', children: paragraphs.map(toParagraph) }
}

/** The tree of a text, or null when it would cost too much to make it or to write it out. */
function parseWithinBounds(markdown: string): Root | null {
  if (isTooComplex(markdown)) return null
  const tree = markdownParser.parse(markdown)
  return isTooLargeWritten(tree) ? null : tree
}

/** Whether readers see a text formatted. Any other is shown as it was typed, with all its signs. */
export const isFormatted = (markdown: string): boolean =>
  mayBeTooLargeWritten(markdown) ? parseWithinBounds(markdown) !== null : !isTooComplex(markdown)

/**
 * The syntax tree of a text: CommonMark without HTML and underlined headings, with GitHub's tables, footnotes,
 * task lists, strike-through and bare links. A text built to exhaust the parser comes back unformatted.
 * @throws MarkdownTooLong above 200 kB.
 */
export function parseMarkdown(markdown: string): Root {
  if (!isWithinMarkdownLimit(markdown)) throw new MarkdownTooLong()
  return parseWithinBounds(markdown) ?? toUnformatted(markdown)
}
