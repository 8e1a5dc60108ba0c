import type { Options } from 'rehype-sanitize'

const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li', 'figure', 'figcaption']
const tables = ['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const inline = ['a', 'br', 'code', 'del', 'em', 'img', 'input', 'section', 'span', 'strong', 'sup']

const ourId: [string, RegExp] = ['id', /^(?:h|note)-[a-z0-9-]+$/]
const hiddenHeading: [string, string] = ['className', 'sr-only']

/** The class of a code block that names its language; other names, or several, are not let through. */
export const LANGUAGE_CLASS = /^language-[\w+#.-]{1,40}$/

/** The schemes of links that readers can follow. */
export const LINK_SCHEMES = ['http', 'https', 'mailto']

/** How wide a picture stands in a text: its column is 68 characters. */
export const PICTURE_SIZES = '(width >= 48rem) 40rem, calc(100vw - 2rem)'

/**
 * Everything a rendered text may hold, complete: what is not named here does not leave the pipeline. Ids and class
 * names are ours or the highlighter's; addresses have a scheme from the list or none.
 */
export const schema: Options = {
  tagNames: [...blocks, ...tables, ...inline],
  attributes: {
    a: [
      'href',
      'rel',
      'title',
      'ariaLabel',
      'ariaDescribedBy',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'heading-anchor', 'data-footnote-backref'],
      ourId,
    ],
    code: [['className', 'hljs', LANGUAGE_CLASS]],
    div: [['className', 'table-scroll'], ['role', 'region', 'group'], ['tabIndex', 0], 'ariaLabel'],
    h2: [hiddenHeading, ourId],
    h3: [ourId],
    h4: [hiddenHeading, ourId],
    h5: [ourId],
    h6: [ourId],
    img: [
      'src',
      ['srcSet', /^(\/media\/[a-z0-9]+-(360|720|1200)\.webp \2w(, |$)){3}$/],
      ['sizes', PICTURE_SIZES],
      'alt',
      'title',
      'width',
      'height',
      ['loading', 'lazy'],
      ['decoding', 'async'],
    ],
    input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
    li: [['className', 'task-list-item'], ourId],
    ol: ['start', ['className', 'contains-task-list']],
    p: [['className', 'embed']],
    pre: [['tabIndex', 0]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    span: [['className', 'embed-title', 'embed-host', /^hljs-[\w-]+$/, /^[a-z]+_{1,2}$/]],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: LINK_SCHEMES, src: ['https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: { thead: ['table'], tbody: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
  clobber: [],
  clobberPrefix: '',
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
}
