import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '@/lib/core/markdown/parse'

const SUSPECT = /(?:java|vb)script:|data:|file:|blob:/i
const OF_BROWSER = /^\s*(?:(?:java|vb)script|file|blob|data):/i

/**
 * What is wrong with the addresses of a text, in a sentence; null when nothing is. Readers would never see such a link or
 * picture (lib/core/markdown), so whoever writes hears of it. Only a text that could hold one is taken apart.
 */
export function unsafeAddressIn(markdown: string): string | null {
  if (!SUSPECT.test(markdown)) return null
  let problem: string | null = null
  visit(parseMarkdown(markdown) as Nodes, ['image', 'link', 'definition'], (node) => {
    if (!('url' in node) || !OF_BROWSER.test(node.url)) return
    problem ??=
      node.type === 'image'
        ? 'A picture inside the text itself cannot be kept. Please add it as a file.'
        : 'A link may lead to http, https and mailto addresses only.'
  })
  return problem
}
