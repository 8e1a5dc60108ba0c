import { describe, expect, test } from 'vitest'
import { toQuotation } from '@/components/forum/quotation'
import { renderMember } from '@/lib/core/markdown'
import { toShown } from './shown'

const quote = (markdown: string, name = 'Noor') => toQuotation({ name, words: toShown(renderMember(markdown).html) })
const said = (markdown: string) => quote(markdown).replace(/^> \*\*Noor\*\* wrote:\n>\n/, '')

const PICTURE = '/media/abcdefghijklmnopqrstuvwx.webp'

/** What is shown again as it was. */
const SAMPLES: Record<string, string> = {
  paragraphs: 'One.\n\nTwo & three <b>bold</b> &copy; `<i>`.',
  lines: 'One\nTwo\\\nThree\n\\# Four\n\\- five\n1\\. six\n\\> seven',
  'an empty line within': 'One\n\\\nTwo',
  headings: '# One\n\n## Two **b**\n\n### Three\n\n#### Four #1 \\#',
  marks: 'A **bold *both* word**, ~~gone~~ and*in*word, **`code`** _a_ ***b***.',
  'signs that are no marks':
    '\\*lit\\* \\_a\\_ \\~\\~b\\~\\~ \\`c\\` \\[d](e) \\!\\[f](g) snake_case_name 2 * 3 * 4 a\\\\b &amp;amp;',
  'signs at the beginning': '\\# no\n\n\\- no\n\n1\\. no\n\n\\+ no\n\n\\> no\n\n\\---\n\n\\| a | b |\n| - | - |',
  'inline code': 'Use `# x`, `` a`b ``, `*lit*`, `  two  `, `a\\` and `|`.',
  'fenced code': '```python\n# comment\n- x\n    deep = "a"  \n\n\ttab\n> no\n```',
  'code with fences': '````md\n```js\n1\n```\n````',
  'code of no language': '```\n<b>&amp;</b>\n```\n\n    indented\n      more',
  'code without lines': '```js\n```\n\nEnd.',
  lists: '- one\n- two\n  - three\n    - four\n- five',
  'numbered lists': '3. three\n4. four\n   1. one\n   2. two\n\nEnd.',
  'loose lists': '- one\n\n- two\n\n  more\n\n  ```sh\n  # x\n  ```\n\n- three',
  'lists side by side': '- one\n- two\n\n* three\n\n1. a\n\n1) b',
  'lists side by side that begin with nothing': '- one\n\n  two\n\n*\n* three',
  'an empty item': '- one\n-\n- three',
  'a heading and code in items': '- # one\n- ```js\n  x\n  ```\n- text\n  ```js\n  y\n  ```',
  tasks: '- [ ] open\n- [x] done **now**\n  - [x] below\n- none',
  'loose tasks': '1. [ ] open\n\n2. [x] done',
  'signs of tasks': '- \\[ ] no task\n- \\[x] none',
  tables: '| a | b \\| c | |\n| :- | :-: | -: |\n| `x \\| y` | **b** | \\*lit\\* |\n| | 2 |',
  'a table without head': '| | |\n| - | - |\n| a | b |',
  'a code of a cell that ends with a backslash': '| a |\n| - |\n| `a\\` |',
  rules: 'One\n\n---\n\nTwo\n\n- ***\n- x',
  links:
    '[a *b*](https://a.test/x_y_(z)?q=1&b=%20 "Ti\\"tle") [here](/forum/topic/1) [part](#h-x) [up](../a) [s](<a b>)',
  'bare links': 'https://a.test/x_y_z?a=b&c=d, www.b.test/_x_ and me_@c.test. http://d.test/(e)',
  'no links': 'https\\://a.test www\\.b.test me\\@c.test a_\\@b.test <not@>',
  mentions: '@noor and @a_b-c, not a@b',
  pictures: `Here ![a *b* [c]](${PICTURE}#1200x800) it [![x](${PICTURE})](/y) is.`,
  'a captioned picture': `![alt](${PICTURE}#10x20 "A *caption* of \\"it\\"")`,
  'a picture from elsewhere': '![alt *a*](https://a.test/b.png)',
  'a table below words': 'Words\n| a |\n| - |\n| b |',
  'quotations in items': '- one\n\n  > two\n  >\n  > - three',
  'what other scripts write': '日本**「太字」**です。 Ünï **é**x 👩‍👩‍👧 \u00a0 end',
}

describe('what is quoted is shown again as it was', () => {
  test.each(Object.entries(SAMPLES))('%s', (_name, markdown) => {
    const { html } = renderMember(markdown)
    const again = renderMember(quote(markdown)).html
    expect(again).toBe(`<blockquote>\n<p><strong>Noor</strong> wrote:</p>\n${html}\n</blockquote>`)
  })
})

test('words are quoted under the name of who wrote them, lines as lines and without signs that nobody typed', () => {
  expect(quote('One.\nTwo.\n\nThree.')).toBe('> **Noor** wrote:\n>\n> One.\n> Two.\n>\n> Three.')
})

test('a name is no markup', () => {
  expect(renderMember(quote('x', '*A* `b` [c](d) <e> www.f.test #')).html).toContain(
    '<strong>*A* `b` [c](d) &#x3C;e> www.f.test #</strong> wrote:',
  )
})

test('a footnote is left out where its number and its words are not quoted', () => {
  const { html } = renderMember('One.[^1]\n\n[^1]: Note.')
  const words = toShown(html.replace(/<section[\s\S]*/, '').replace(/<sup>.*?<\/sup>/, ''))
  expect(toQuotation({ name: 'Noor', words })).toBe('> **Noor** wrote:\n>\n> One.')
})

test('nothing to quote makes no quotation', () => {
  expect(toQuotation({ name: 'Noor', words: toShown('<p> </p>') })).toBe('')
})

describe('parts of what is shown', () => {
  const part = (html: string) =>
    toQuotation({ name: 'N', words: toShown(html) }).replace(/^> \*\*N\*\* wrote:\n>\n/, '')

  test.each([
    ['spaces at the ends', '<p><strong> b <em>c </em></strong></p>', '> **b _c_**'],
    [
      'rows without their head',
      '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
      '> | | |\n> | - | - |\n> | a | |',
    ],
    ['words of a cell', 'a <code>b</code>', '> a `b`'],
    [
      'a part of coloured code',
      '<pre><code class="hljs language-js"><span>a</span>\n<span> b</span></code></pre>',
      '> ```js\n> a\n>  b\n> ```',
    ],
    ['a caption', '<figure><figcaption>Words</figcaption></figure>', '> Words'],
    ['what holds no words', '<h3></h3><p>a<em></em></p><ul></ul><blockquote></blockquote>', '> a'],
  ])('%s', (_name, html, expected) => expect(part(html)).toBe(expected))
})

describe('of a long text the beginning is quoted', () => {
  test('with no letter cut in two', () => {
    expect(said(`${'x'.repeat(599)}🔋🔋`)).toBe(`> ${'x'.repeat(599)}🔋…`)
    expect(said(`${'x'.repeat(599)}👩‍👩‍👧x`)).toBe(`> ${'x'.repeat(599)}👩‍👩‍👧…`)
    expect(said(`${'x'.repeat(598)} no`)).toBe(`> ${'x'.repeat(598)} n…`)
    expect(said(`${'x'.repeat(599)} no`)).toBe(`> ${'x'.repeat(599)}…`)
    expect(said('x'.repeat(600))).toBe(`> ${'x'.repeat(600)}`)
  })

  test('in whole blocks that say enough, else within one', () => {
    const [short, long] = ['a'.repeat(100), 'b'.repeat(400)]
    expect(said(`${long}\n\n${long}`)).toBe(`> ${long}\n>\n> …`)
    expect(said(`${short}\n\n**${long}${long}**`)).toBe(`> ${short}\n>\n> **${'b'.repeat(500)}**…`)
  })

  test('in whole lines of code, whose fence is closed', () => {
    const line = `# ${'c'.repeat(98)}`
    const code = Array.from({ length: 9 }, () => line)
    const shown = [...code.slice(0, 5)].map((one) => `> ${one}`).join('\n')
    expect(said(`\`\`\`sh\n${code.join('\n')}\n\`\`\``)).toBe(`> \`\`\`sh\n${shown}\n> \`\`\`\n>\n> …`)
  })

  test('in whole items and rows', () => {
    const items = Array.from({ length: 9 }, (_, at) => `${at}${'i'.repeat(99)}`)
    expect(said(items.map((item) => `- ${item}`).join('\n'))).toBe(
      `${items
        .slice(0, 6)
        .map((item) => `> - ${item}`)
        .join('\n')}\n>\n> …`,
    )
    const rows = said(`| h |\n| - |\n${items.map((item) => `| ${item} |`).join('\n')}`)
    expect(rows.split('\n').slice(0, 8).at(-1)).toBe('>')
    expect(rows).toMatch(/\n>\n> …$/)
  })
})
