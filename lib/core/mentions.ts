import type { Nodes } from 'mdast'
import { parseMarkdown } from './markdown/parse'

/** A text that calls more people than this calls the first of them. */
export const MENTION_LIMIT = 10

/** Not behind a letter or a sign that makes it part of an address; the name ends with a letter or a digit. */
const MENTION = /(?<![\p{L}\p{N}_@./-])@([A-Za-z0-9][A-Za-z0-9._-]{1,58}[A-Za-z0-9])(?![\w@-])/gu

/** What stands in these is quoted, not said: code is code, and a quotation repeats somebody else's words. */
const SKIPPED: ReadonlySet<Nodes['type']> = new Set(['code', 'inlineCode', 'link', 'linkReference', 'blockquote'])

/**
 * The usernames that a text calls with `@name`, in lower case, each once, in the order of the text and at most
 * `MENTION_LIMIT`. Whether somebody has the name is for the caller to find out.
 * @throws MarkdownTooLong above 200 kB.
 */
export function findMentions(markdown: string): string[] {
  const names = new Set<string>()
  collect(parseMarkdown(markdown), names)
  return [...names].slice(0, MENTION_LIMIT)
}

function collect(node: Nodes, names: Set<string>): void {
  if (SKIPPED.has(node.type)) return
  if (node.type === 'text') for (const [, name = ''] of node.value.matchAll(MENTION)) names.add(name.toLowerCase())
  if ('children' in node) for (const child of node.children) collect(child, names)
}
