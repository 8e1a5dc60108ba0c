import { pictureProblem } from '@/lib/articles/picture-problem'
import { isFollowed } from '@/lib/core/markdown/links'
import { parseUrl } from '@/lib/core/parse-url'
import { lowerHeadings, lowerHeadingsOf } from './lower-headings'
import type { DocNode } from './markdown/doc-types'
import { toNearestDoc } from './markdown/to-doc'
import { splitMergedCells } from './merged-cells'
import { writeNotes } from './pasted-notes'
import { dropLook, readPage } from './pasted-page'
import { writePowers } from './pasted-powers'
import { dropReviews } from './pasted-reviews'
import { readBoxes } from './pasted-tasks'
import { writeVideos } from './pasted-videos'
import { pastGoogle, withinSite } from './to-href'
import { joinWebLists } from './web-lists'
import { gatherLists } from './word-lists'

/** What word processors put around the words, and controls and drawings of a page. A heading that unfolds its part is a button. */
const CLUTTER =
  'style, script, meta, link, title, xml, o\\:p, colgroup, button:not(:is(h1, h2, h3, h4, h5, h6) button), select, textarea, svg, video, audio, object, noscript, template'

export type Refuse = (problem: string) => void

/** A picture's address as texts have it; null for a picture that is not of this site, which no post is saved with. */
export function ownPicture(address: string, origin: string): string | null {
  const url = parseUrl(address, origin)
  return url?.origin === origin && url.pathname.startsWith('/media/') ? url.pathname + url.hash : null
}

/** A picture's address as texts have it, as `ownPicture` gives it; null for one that cannot be kept, and `refuse` is told why. */
export function takePicture(address: string, origin: string, refuse: Refuse): string | null {
  const own = ownPicture(address, origin)
  const problem = own ? null : pictureProblem(address)
  if (problem) refuse(problem)
  return own
}

/** An address that means the same in every text: a whole one, or one of this site. `#part` and `../other.html` are of the page that was copied. */
const WHOLE = /^\s*(?:[a-z][a-z\d+.-]*:|\/)/i

/**
 * HTML from the clipboard without what is not text: comments, styles, remarks of reviewers, the look of a page, pictures of other
 * sites and links that none may follow go, paragraphs that a word processor draws as list items become lists, a bold that only
 * says "not bold" around everything goes, merged cells are taken apart, and what stands in a cell of a table becomes one
 * paragraph, its pictures behind the table. `refuse` is told why a picture goes.
 */
export function cleanHtml(html: string, refuse: Refuse): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // A part of a text of this editor, which leads within that text.
  const isOwn = page.body.querySelector('[data-pm-slice]') !== null
  for (const element of page.body.querySelectorAll(CLUTTER)) element.remove()
  dropReviews(page)
  for (const block of page.body.querySelectorAll(UNKNOWN_BLOCKS)) asPlainBlock(block)
  for (const picture of page.body.querySelectorAll('img')) keepPicture(picture, refuse)
  for (const element of page.body.querySelectorAll('b')) {
    if (element.style.fontWeight === 'normal') element.replaceWith(...element.childNodes)
  }
  if (!isOwn) {
    readPage(page)
    writeVideos(page)
    writeNotes(page)
    writePowers(page)
  }
  for (const link of page.body.querySelectorAll('a[href]')) {
    const written = link.getAttribute('href') ?? ''
    const address = isOwn ? written : pastGoogle(written)
    if (!isFollowed(address) || !(isOwn || WHOLE.test(address))) link.replaceWith(...link.childNodes)
    else if (!isOwn) link.setAttribute('href', withinSite(address, location.origin))
  }
  gatherLists(page)
  joinWebLists(page)
  if (!isOwn) readBoxes(page)
  for (const table of page.body.querySelectorAll('table')) {
    table.after(...table.querySelectorAll('img'))
    splitMergedCells(table)
  }
  for (const cell of page.body.querySelectorAll<HTMLElement>('td, th')) if (cell.isConnected) joinBlocks(cell)
  dropLook(page)
  if (!isOwn) lowerHeadingsOf(page)
  return page.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '')
}

/** Checkboxes that a word processor draws as pictures, and tracking pixels (1 px wide). */
const isNoContent = (picture: HTMLImageElement) =>
  picture.getAttribute('aria-roledescription') === 'checkbox' || picture.getAttribute('width') === '1'

/** Keeps a picture of this site; of any other its words stay, unless they are also written below it. */
function keepPicture(picture: HTMLImageElement, refuse: Refuse) {
  if (isNoContent(picture)) return picture.remove()
  const own = takePicture(picture.getAttribute('src') ?? '', location.origin, refuse)
  if (own) return picture.setAttribute('src', own)
  const words = picture.alt.trim()
  const caption = picture.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  picture.replaceWith(words && !caption.includes(words) ? ` ${words} ` : '')
}

/** Blocks that the editor's parser takes for words of a line, and would join with what stands beside them. */
const UNKNOWN_BLOCKS = 'details, summary, dt, legend, main, nav'

function asPlainBlock(block: Element) {
  const plain = block.ownerDocument.createElement('div')
  plain.append(...block.childNodes)
  block.replaceWith(plain)
}

/** What begins a line of its own. */
const BLOCKS =
  'address, article, aside, blockquote, caption, center, dd, details, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul'

/** A cell holds one paragraph, and a second block would begin another cell or end the table: blocks become lines of it. */
function joinBlocks(cell: HTMLElement) {
  const page = cell.ownerDocument
  for (const block of cell.querySelectorAll(BLOCKS)) {
    block.replaceWith(page.createElement('br'), ...block.childNodes, page.createElement('br'))
  }
  const line = page.createElement('p')
  line.append(...cell.childNodes)
  cell.append(line)
  dropEmptyLines(line)
}

/** Breaks stay between words only, one each. */
function dropEmptyLines(line: HTMLElement) {
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const needless: Element[] = []
  let [isBlank, last]: [boolean, Element | null] = [true, null]
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) {
      if (node.localName !== 'br') continue
      if (isBlank) needless.push(node)
      else [isBlank, last] = [true, node]
    } else if (node.textContent?.trim()) [isBlank, last] = [false, null]
  }
  if (last) needless.push(last)
  for (const one of needless) one.remove()
}

/** What Markdown begins lines with, or puts around words. */
const MARKS = /^(?:#{1,6} |[-*+] |\d+[.)] |> |```|\|.+\|)|\*\*\S|\]\(\S|`\S[^`]*`/m

/** Plain text that is Markdown, as nodes to insert; null for any other text. Of foreign pictures their words stay. */
export function readMarkdown(text: string, origin: string, refuse: Refuse): DocNode[] | null {
  if (!MARKS.test(text)) return null
  const take = (address: string) => takePicture(address, origin, refuse)
  const nodes = toNearestDoc(text.replaceAll('\r\n', '\n'), take)?.content
  return nodes ? lowerHeadings(nodes) : null
}
