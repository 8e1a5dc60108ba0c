import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFail } from '@/lib/core/action/to-fail'
import { renderEditorial, renderMember } from '@/lib/core/markdown'
import { MARKDOWN_BYTES } from '@/lib/core/markdown/limit'
import { isFormatted, MarkdownTooLong } from '@/lib/core/markdown/parse'
import { toPlainText } from '@/lib/core/markdown/plain-text'

const both = (markdown: string) => [renderEditorial(markdown, 'admin').html, renderMember(markdown).html]

const ELEMENTS =
  /^(?:a|blockquote|br|code|del|div|em|fig(?:ure|caption)|h[2-6r]|img|input|li|ol|p|pre|section|span|strong|sup|t(?:able|body|d|h|head|r)|ul)$/
const ATTRIBUTES =
  /^(?:align|alt|aria-(?:label|describedby)|checked|class|data-footnote(?:s|-ref|-backref)|decoding|disabled|height|href|id|loading|rel|role|src|start|tabindex|title|type|width)$/
const CLASSES =
  /^(?:hljs|hljs-[\w-]+|language-[\w+#.-]+|[a-z]+_{1,2}|heading-anchor|data-footnote-backref|footnotes|sr-only|table-scroll|task-list-item|contains-task-list)$/
const ADDRESSES = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i

/** Takes the HTML apart by itself, so that the pipeline is not judged by its own parser. */
function expectSafe(html: string) {
  const open: string[] = []
  const rest = html.replace(/<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"]*")?)*)>/g, (_tag, slash, name, attributes) => {
    expect(name).toMatch(ELEMENTS)
    if (slash) expect(open.pop()).toBe(name)
    else if (!['br', 'hr', 'img', 'input'].includes(name)) open.push(name)

    for (const [, attribute, value = ''] of String(attributes).matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
      expect(attribute).toMatch(ATTRIBUTES)
      if (attribute === 'class') for (const word of value.split(' ')) expect(word).toMatch(CLASSES)
      if (attribute === 'id') expect(value).toMatch(/^(?:h|note)-[a-z0-9-]+$/)
      if (attribute === 'href' || attribute === 'src') expect(value).toMatch(ADDRESSES)
    }
    return ''
  })
  expect(open).toEqual([])
  expect(rest).not.toContain('<')
}

const pieces = fc.constantFrom(
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=a>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<a href="',
  ],
  ...['[a](javascript:alert(1))', '![a](javascript:b)', '[a](data:text/html,<b>)', '<javascript:alert(1)>', '[b]'],
  ...['[b]: javascript:alert(1)', '[^1]', '[^1]: ', '[^"><b]', '[a](/go/b "\'">")', '![a](/media/b "c\\"d")'],
  ...[
    '```js onclick=a\n',
    '```"><b>\n',
    '~~~\n',
    '`',
    '``',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '# ',
    '###### ',
    '> ',
    '- ',
    '1. ',
  ],
  ...['- [ ] ', '- [x] ', '*', '**', '_', '~~', '[', ']', '(', ')', '|', '|--|', '\n|a|b|\n|-|-|\n|c|d|\n', '\\', '&'],
  ...[
    '&#x3c;',
    '&lt;',
    '&colon;',
    '&#0;',
    '\0',
    '\u2028',
    '\ud800',
    '"',
    "'",
    '=',
    'www.a.b',
    'https://a.b/"><',
    'a@b.co',
  ],
  ...['text', 'ümlaut', '日本', '\u202e', '---', '===', '\r', 'javascript:', 'style="a"', '{{a}}', '<?php '],
)
const texts = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string()), { maxLength: 40 })
  .map((all) => all.join(''))

test('no text leaves the pipeline with anything but our elements, attributes, classes and addresses', () => {
  fc.assert(
    fc.property(texts, (markdown) => {
      for (const html of both(markdown)) expectSafe(html)
    }),
    { numRuns: 400 },
  )
})

test('the same text gives the same HTML, whatever was rendered in between', () => {
  fc.assert(
    fc.property(texts, texts, (markdown, other) => {
      const first = both(markdown)
      both(other)
      expect(both(markdown)).toEqual(first)
    }),
    { numRuns: 100 },
  )
})

test('every heading listed is in the HTML, once', () => {
  fc.assert(
    fc.property(texts, (markdown) => {
      const { html, headings } = renderEditorial(markdown, 'admin')
      for (const { id, depth } of headings) expect(html.split(`<h${depth} id="${id}">`)).toHaveLength(2)
    }),
    { numRuns: 200 },
  )
})

test('what is longer than the limit is refused', () => {
  const text = 'ü'.repeat(MARKDOWN_BYTES / 2)
  expect(renderMember(text).html).toBe(`<p>${text}</p>`)
  for (const render of [(markdown: string) => renderEditorial(markdown, 'user'), renderMember, toPlainText]) {
    expect(() => render(`${text}a`)).toThrow(MarkdownTooLong)
  }
})

test('a write that meets such a text says so', () => {
  const message = 'This text is too long to be shown.'
  expect(toFail(new MarkdownTooLong(), {})).toEqual({ ok: false, problem: 'invalid', message })
})

describe('a text built to exhaust the parser is shown as typed', () => {
  test.each([
    ['quotes', '>'.repeat(10_000)],
    ['quotes with text', `${'> '.repeat(5_000)}a`],
    ['one quote after the other', '> a\n\n'.repeat(2_400)],
    ['lists', `${'- '.repeat(5_000)}a`],
    ['numbered lists', `${'1. '.repeat(3_000)}a`],
    ['quoted lists', `${'> - '.repeat(2_500)}a`],
    ['indented lists', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['quotes, line by line', '> > > > a\n\n'.repeat(2_000)],
    ['emphasis', `${'**'.repeat(5_000)}a${'**'.repeat(5_000)}`],
    ['emphasis with words', `${'*a '.repeat(3_000)}${'b*'.repeat(3_000)}`],
    ['emphasis in short paragraphs', `${'*_'.repeat(23)}\n\n`.repeat(900)],
    ['escaped signs', '\\!'.repeat(99_500)],
    ['signs that open nothing, in one paragraph', '<a>&amp;'.repeat(5_000)],
    ['brackets', `${'['.repeat(5_000)}a${']'.repeat(5_000)}`],
    ['pictures in pictures', `${'!['.repeat(2_000)}a${'](b)'.repeat(2_000)}`],
    ['items', '-\n'.repeat(10_000)],
    ['headings', '# a\n'.repeat(10_000)],
    ['notes', 'a[^1] '.repeat(10_000)],
    ['columns', `${'|a'.repeat(11_000)}\n${'|-'.repeat(11_000)}`],
    ['wide tables', `${'|a'.repeat(150)}\n${'|-'.repeat(150)}\n${'|b\n'.repeat(1_000)}`],
    ['references', `[a]: /${'b'.repeat(10_000)}\n\n${'[a]\n\n'.repeat(100)}`],
    ['bare links', 'www.a.b '.repeat(20_000)],
    ['a fence in a comment', `<!--\n\`\`\`\n-->\n\`\`\`\n${'*a '.repeat(5_000)}`],
    ['lines of bars that are no table', '|*a |*b |\n'.repeat(1_000)],
    ['a table whose rule has other columns', `|a|b|\n|-|\n${'|*a|\n'.repeat(2_000)}`],
    ['a table whose last bar is a word', `|a|b\\|\n|-|\n${'|*a|\n'.repeat(2_000)}`],
    ['a table within a paragraph', `a\n|a|\n|-|\n${'*a\n'.repeat(2_000)}`],
    ['numbers within a paragraph', `a\n${'2. *a\n'.repeat(2_000)}`],
    ['numbers below indented code', `    a\n\n${'2. *a\n'.repeat(2_000)}`],
    ['numbers below a heading within an item', `- # a\nb\n${'2. *a\n'.repeat(2_000)}`],
    ['after an indented fence', `   \`\`\`\n\`\`\`\n${'*a '.repeat(5_000)}`],
    ['after a fence within an item', `- a\n  \`\`\`\n\`\`\`\n\`\`\`\n${'*a '.repeat(5_000)}`],
    ['after a fence below an item', `- a\n ~~~\n~~~\n${'*a '.repeat(5_000)}`],
    ['after a fence', `\`\`\`\na\n\`\`\`\n${'*a '.repeat(5_000)}`],
  ])(
    '%s',
    (_what, markdown) => {
      for (const html of both(markdown)) {
        expectSafe(html)
        expect(html).not.toMatch(/<(?!\/?p>|br>)/)
      }
      expect(isFormatted(markdown)).toBe(false)
      // Marks may be gone from the plain text of formatted input; here every character is kept.
      expect(toPlainText(markdown).replace(/\s/g, '')).toBe(markdown.replace(/\s/g, ''))
    },
    20_000,
  )
})

describe('a long but written text is formatted', () => {
  test.each([
    ['a listing full of marks', `\`\`\`json\n${'[["*_~`"], '.repeat(3_000)}\n\`\`\`\n\n*a*`, '<em>a</em>'],
    ['an indented listing', `  ~~~\n${'[["*_~`"], '.repeat(3_000)}\n  ~~~\n\n*a*`, '<em>a</em>'],
    ['a listing below a list', `- a\n\nb\n\n ~~~\n${'[["*_~`"], '.repeat(3_000)}\n ~~~\n\n*a*`, '<em>a</em>'],
    ['a table of a hundred rows', `|a|b|c|\n|-|-|-|\n${'|`d`|[e](/f)|*g*|\n'.repeat(100)}`, '<table>'],
    [
      'a table full of code',
      `|${'a|'.repeat(8)}\n|${'-|'.repeat(8)}\n${`|${'`b`|'.repeat(8)}\n`.repeat(100)}`,
      '<code>',
    ],
    [
      'a numbered list',
      Array.from({ length: 250 }, (_, index) => `${index + 1}. [a](/b) and **more**`).join('\n'),
      '<strong>',
    ],
    ['a list of links', '- [a](https://example.com) and *more*\n'.repeat(400), '<li>'],
    [
      'words with many signs',
      'A <T> & <U>, "so" \\*to speak\\*! '.repeat(2_500).replaceAll(/(.{1000}) /g, '$1\n\n'),
      '&#x3C;',
    ],
    ['quotes and answers', '> Said *so*.\n\nAnswered [there](/a).\n\n'.repeat(900), '<blockquote>'],
    ['an essay', 'Some *stressed* words and a [link](/a), then more of them.\n\n'.repeat(400), '<em>'],
    ['a thread of quotes', '> > > a\n>\n> > b\n>\n> c\n\nd\n\n'.repeat(60), '<blockquote>'],
  ])('%s', (_what, markdown, part) => {
    expect(isFormatted(markdown)).toBe(true)
    for (const html of both(markdown)) expect(html).toContain(part)
  })
})
