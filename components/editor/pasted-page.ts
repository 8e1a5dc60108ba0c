/** The sign with which a page leads to one of its headings. */
const ANCHOR = /^[#¶§🔗\s\u200b]*$/u

/** Tidies a copied page: links to its own headings go, and code blocks hold nothing but code. */
export function readPage(page: Document) {
  for (const link of page.body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) a')) {
    if (ANCHOR.test(link.textContent) && !link.querySelector('img')) link.remove()
  }
  for (const listing of page.body.querySelectorAll('pre')) keepCode(listing)
}

/** Pages put its language and a button beside code, and begin a new line with an element or end the last one with a sign. */
function keepCode(listing: HTMLElement) {
  const [only, ...more] = listing.querySelectorAll('code')
  const code = only && more.length === 0 ? only : listing
  const kept = listing.ownerDocument.createElement('code')
  kept.className = code.className || listing.className
  for (const line of code.querySelectorAll('br')) line.replaceWith('\n')
  for (const line of code.querySelectorAll('div, p, li, tr')) {
    if (line.previousSibling instanceof Text && /\S$/.test(line.previousSibling.data)) line.before('\n')
    if (!line.textContent.endsWith('\n')) line.append('\n')
  }
  kept.textContent = code.textContent.replace(/\n$/, '')
  listing.replaceChildren(kept)
}

/** What a style says of the words in it that would be a mark here. */
const LOOK = ['font-weight', 'font-style', 'text-decoration', 'text-decoration-line']

/** Elements in which a style is a mark that a writer has made: of any other it is how the page looks. */
const WORDS = 'span, font, b, strong, i, em, u, s, del, ins, sub, sup'

/**
 * Browsers write into what is copied how the page looked, and a heading, the head of a table or a quotation would be full of marks
 * that nobody has made. To be done last: of a style that is changed the browser keeps only what it knows itself.
 */
export function dropLook(page: Document) {
  for (const element of page.body.querySelectorAll<HTMLElement>('[style]')) {
    // Around a few words of one line Chromium puts the look of that line, and this.
    const isOfLine = element.style.cssFloat === 'none'
    if (isOfLine || !element.matches(WORDS)) for (const name of LOOK) element.style.removeProperty(name)
  }
}
