import type { DocNode } from './markdown/doc-types'
import { toDoc } from './markdown/to-doc'

/** What word processors put around the words. */
const CLUTTER = 'style, script, meta, link, title, xml, o\\:p, colgroup'

/** A picture's address as texts have it; null for a picture that is not of this site, which no post is saved with. */
export function ownPicture(address: string, origin: string): string | null {
  const url = URL.parse(address, origin)
  return url?.origin === origin && url.pathname.startsWith('/media/') ? url.pathname + url.hash : null
}

/**
 * HTML from the clipboard without what is not text: comments, styles and pictures of other sites go, paragraphs that a word
 * processor draws as list items become lists, and a bold that only says "not bold" around everything goes.
 */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.body.querySelectorAll(CLUTTER)) element.remove()
  for (const element of page.body.querySelectorAll('img')) {
    const own = ownPicture(element.getAttribute('src') ?? '', location.origin)
    if (own) element.setAttribute('src', own)
    else element.remove()
  }
  for (const element of page.body.querySelectorAll<HTMLElement>(
    'b[style*="font-weight:normal"], b[style*="font-weight: normal"]',
  )) {
    element.replaceWith(...element.childNodes)
  }
  gatherLists(page)
  return page.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '')
}

type Level = { list: HTMLElement; depth: number }

/** `<p style="mso-list: l0 level2 lfo1">·  Text</p>` is an item of a list of the second level. */
function gatherLists(page: Document) {
  let open: Level[] = []
  for (const paragraph of [...page.body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const style = paragraph.getAttribute('style') ?? ''
    const depth = Number(/level(\d)/.exec(style)?.[1] ?? 1)
    const sign = paragraph.querySelector<HTMLElement>('[style*="mso-list"]')
    const isOrdered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? '')
    sign?.remove()
    const follows = open.length > 0 && paragraph.previousElementSibling === open[0]?.list
    if (!follows) open = []
    open = open.filter((level) => level.depth <= depth)
    let last = open.at(-1)
    if (!last || last.depth < depth) {
      const list = page.createElement(isOrdered ? 'ol' : 'ul')
      const parent = last?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      last = { list, depth }
      open.push(last)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    last.list.append(item)
    paragraph.remove()
  }
}

/** What Markdown begins lines with, or puts around words. */
const MARKS = /^(?:#{1,6} |[-*+] |\d+[.)] |> |```|\|.+\|)|\*\*\S|\]\(\S|`\S[^`]*`/m

/** Plain text that is Markdown, as nodes to insert; null for any other text. Of foreign pictures their words stay. */
export function readMarkdown(text: string, origin: string): DocNode[] | null {
  if (!MARKS.test(text)) return null
  return toDoc(text.replaceAll('\r\n', '\n'))?.content?.map((node) => withOwnPictures(node, origin)) ?? null
}

function withOwnPictures(node: DocNode, origin: string): DocNode {
  if (node.type !== 'image') {
    return node.content ? { ...node, content: node.content.map((child) => withOwnPictures(child, origin)) } : node
  }
  const { src, alt } = node.attrs ?? {}
  const own = ownPicture(String(src), origin)
  if (own) return { ...node, attrs: { ...node.attrs, src: own } }
  return alt ? { type: 'paragraph', content: [{ type: 'text', text: String(alt) }] } : { type: 'paragraph' }
}
