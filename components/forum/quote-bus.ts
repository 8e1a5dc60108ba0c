/** What the reply form is to quote: the position of the post (0 is the first), who wrote it, and its words. */
export type Quote = { position: number; name: string; text: string }

const EVENT = 'forum:quote'

/** A quotation longer than this says no more than its beginning; the link to the post says the rest. */
const LONGEST = 600

/** Hands words to the reply form of the page: those that are selected within the post, else the whole post. */
export function quotePost(post: Element, about: Omit<Quote, 'text'>): void {
  const selection = getSelection()
  const selected = selection && post.contains(selection.anchorNode) ? selection.toString() : ''
  const text = (selected || ownWords(post)).trim().slice(0, LONGEST)
  dispatchEvent(new CustomEvent<Quote>(EVENT, { detail: { ...about, text } }))
}

/** Calls `take` for every quotation; returns the way to stop. */
export function onQuote(take: (quote: Quote) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && take(event.detail)
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

/** As Markdown, with a line that says who wrote it. */
export const toQuotation = ({ name, text }: Quote) =>
  [`**${name}** wrote:`, '', ...text.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n')

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
