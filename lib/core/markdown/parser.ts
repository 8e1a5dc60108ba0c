import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { heedEscapes } from './escaped'

/**
 * HTML is read as the text it is: who writes about `<Suspense>` sees it, and nothing typed becomes an element.
 * Underlined headings are off because a line of dashes under a paragraph is meant as a rule by most people,
 * and because the parser's time grows with the square of their number.
 */
function asText(this: Processor) {
  this.data('micromarkExtensions', [{ disable: { null: ['htmlFlow', 'htmlText', 'setextUnderline'] } }])
}

/** CommonMark and GitHub's additions as this site reads them, on the server and in the editor alike. */
export const markdownParser = unified().use(asText).use(remarkParse).use(remarkGfm).use(heedEscapes).freeze()
