/** What the reply form is to quote: the position of the post (0 is the first), who wrote it, and its words. */
export type Quote = { position: number; name: string; text: string }

const EVENT = 'forum:quote'

/** A quotation longer than this says no more than its beginning; the link to the post says the rest. */
const LONGEST = 600

/** Hands words to the reply form of the page: those that are selected within the post, else the whole post. */
export function quotePost(post: Element, about: Omit<Quote, 'text'>): void {
  const text = toBeginning(selectedIn(post) || ownWords(post))
  dispatchEvent(new CustomEvent<Quote>(EVENT, { detail: { ...about, text } }))
}

/** Calls `take` for every quotation; returns the way to stop. */
export function onQuote(take: (quote: Quote) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && take(event.detail)
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

/** A quotation as Markdown, with a line that says who wrote it. */
export const toQuotation = ({ name, text }: Quote) =>
  [`**${name}** wrote:`, '', ...text.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n')

/** As much of a text as is quoted, with no letter cut in two. */
export const toBeginning = (text: string) => [...text.trim()].slice(0, LONGEST).join('').trimEnd()

/** What is selected of the post's own text; where the selection began or ends in another one, that stays out of it. */
function selectedIn(post: Element): string {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!selection || !range?.intersectsNode(post)) return ''
  const own = document.createRange()
  own.selectNodeContents(post)
  if (range.compareBoundaryPoints(Range.START_TO_START, own) < 0) range.setStart(post, 0)
  if (range.compareBoundaryPoints(Range.END_TO_END, own) > 0) range.setEnd(post, post.childNodes.length)
  return selection.toString()
}

/** What the post says itself, without what it quotes. */
function ownWords(post: Element): string {
  const copy = post.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const quoted of copy.querySelectorAll('blockquote')) quoted.remove()
  return [...copy.children]
    .map((block) => block.textContent?.trim())
    .filter(Boolean)
    .join('\n\n')
}
