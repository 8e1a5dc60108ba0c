import type { Nodes } from 'mdast'
import { parseMarkdown } from '@/lib/core/markdown/parse'

/** Nodes whose parts are words of one sentence; the parts of every other node stand apart. */
const FLOWING = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference'])

function textOf(node: Nodes): string {
  if (node.type === 'break') return ' '
  if ('alt' in node) return node.alt ?? ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join(FLOWING.has(node.type) ? '' : ' ') : ''
}

/** `toPlainText` for a text that is parsed already. */
const toPlainTextOf = (tree: Nodes) => textOf(tree).replace(/\s+/g, ' ').trim()

/**
 * What a text says in sentences, on one line: without code and without blocks that only show a picture, unless nothing else is
 * there.
 */
export function toPlainSentences(markdown: string): string {
  const tree = parseMarkdown(markdown)
  return toPlainTextOf({ ...tree, children: tree.children.filter(isSaid) }) || toPlainTextOf(tree)
}

const isSaid = (block: Nodes) =>
  block.type !== 'code' && !(block.type === 'paragraph' && block.children.every(isSilent))

/** Whether it is a picture, also one that leads somewhere, or what stands between two. */
function isSilent(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type === 'link' || node.type === 'linkReference') return node.children.every(isSilent)
  return node.type === 'break' || node.type === 'image' || node.type === 'imageReference'
}

/**
 * What a reader sees of a text, on one line: words, code and descriptions of pictures, without marks or addresses.
 * @throws MarkdownTooLong above 200 kB.
 */
export const toPlainText = (markdown: string) => toPlainTextOf(parseMarkdown(markdown))

/**
 * `toPlainText` without what is quoted from others, unless nothing else is there.
 * @throws MarkdownTooLong above 200 kB.
 */
export function toOwnPlainText(markdown: string): string {
  const tree = parseMarkdown(markdown)
  return toPlainTextOf({ ...tree, children: tree.children.filter(isOwn) }) || toPlainTextOf(tree)
}

const isOwn = ({ type }: Nodes) => type !== 'blockquote'
