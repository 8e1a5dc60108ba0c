import type { Nodes } from 'mdast'
import { parseMarkdown } from './markdown/parse'
import { USERNAME, USERNAME_LENGTH } from './username-shape'

/** A text that calls more people than this calls the first of them. */
export const MENTION_LIMIT = 10

/** Matches a name after @, but not behind a letter or a sign that makes it part of an address. */
const MENTION = new RegExp(`(?<![\\p{L}\\p{N}_@./-])@(${USERNAME})(?![\\w@-])`, 'gu')

/** What stands in these is quoted, not said: code is code, and a quotation repeats somebody else's words. */
const SKIPPED: ReadonlySet<Nodes['type']> = new Set(['code', 'inlineCode', 'link', 'linkReference', 'blockquote'])

/**
 * The usernames that a text calls with `@name`, in lower case, each once, in the order of the text and at most
 * `MENTION_LIMIT`. A name may end with a sign that a sentence ends with as well, so `@noor.` gives `noor` and `noor.`; no two
 * people have names that differ by signs alone. Whether somebody has the name is for the caller to find out.
 * @throws MarkdownTooLong above 200 kB.
 */
export function findMentions(markdown: string): string[] {
  const calls = new Map<string, Set<string>>()
  collect(parseMarkdown(markdown), calls)
  return [...calls.values()].slice(0, MENTION_LIMIT).flatMap((names) => [...names])
}

/** Gathers the readings of each call under its shortest one. */
function collect(node: Nodes, calls: Map<string, Set<string>>): void {
  if (SKIPPED.has(node.type)) return
  if (node.type === 'text') {
    for (const [, called = ''] of node.value.matchAll(MENTION)) {
      const [shortest = '', ...longer] = readings(called.toLowerCase())
      calls.set(shortest, new Set([...(calls.get(shortest) ?? [shortest]), ...longer]))
    }
  }
  if ('children' in node) for (const child of node.children) collect(child, calls)
}

/** `'noor..'` → `['noor', 'noor.', 'noor..']`, without those that are too short for a name. */
function readings(called: string): string[] {
  const least = Math.max(called.replace(/[._-]+$/, '').length, USERNAME_LENGTH.min)
  return Array.from({ length: called.length - least + 1 }, (_, signs) => called.slice(0, least + signs))
}
