import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { isFollowed } from '@/lib/core/markdown/links'
import { parseMarkdown } from '@/lib/core/markdown/parse'
import { pictureProblem } from './picture-problem'
import { hasPlainAddressesOnly } from './plain-addresses'

/** What every address stands beside that is not bare; bare ones are of the web, or of mail. */
const SUSPECT = /[\]<]/

/**
 * What is wrong with the addresses of a text, in a sentence; null when nothing is. Readers would never see such a link or
 * picture (lib/core/markdown, and the content security policy for pictures of other sites), so whoever writes hears of
 * it. Only a text that could hold one is parsed: that is most of what saving a long text costs.
 */
export function unsafeAddressIn(markdown: string): string | null {
  if (!SUSPECT.test(markdown) || hasPlainAddressesOnly(markdown)) return null
  const tree: Nodes = parseMarkdown(markdown)
  // The parser leaves out a mark at the beginning and counts from behind it.
  const text = markdown.replace(/^\uFEFF/, '')
  const shown = new Set<string>()
  visit(tree, 'imageReference', ({ identifier }) => void shown.add(identifier))
  let problem: string | null = null
  visit(tree, ['image', 'link', 'definition'], (node) => {
    if (!('url' in node) || isBare(text, node)) return
    const isPicture = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier))
    problem ??= isPicture ? pictureProblem(node.url) : inLink(node.url)
  })
  return problem
}

/** An address that stands there without brackets; whatever follows it without a gap is part of it, such as the end of a tag. */
const isBare = (markdown: string, { type, position }: Nodes) =>
  type === 'link' && !/^[[<]/.test(markdown.slice(position?.start.offset ?? markdown.length, position?.end.offset))

const inLink = (address: string) =>
  isFollowed(address) ? null : 'A link may lead to http, https and mailto addresses only.'
