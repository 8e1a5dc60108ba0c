import { getSchema } from '@tiptap/core'
import { Mark } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensions } from '@/components/editor/extensions'
import type { DocMark, DocNode } from '@/components/editor/markdown/doc-types'
import { tidyInline } from '@/components/editor/markdown/tidy-inline'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { toMarkdown } from '@/components/editor/markdown/to-markdown'
import { measureText } from '@/lib/articles/word-count'
import { renderMember } from '@/lib/core/markdown'

/** Everything that Markdown could take for a mark, between words and within them. */
const NASTY = [
  '*',
  '_',
  '**',
  '~~',
  '`',
  '``',
  '#',
  '# ',
  '- ',
  '+ ',
  '1. ',
  '1) ',
  '> ',
  '|',
  '\\',
  '[',
  ']',
  '](x)',
  '![',
  '<',
  '<b>',
  '&amp;',
  '&',
  'http:',
  'www',
  '@',
  'https://a.de',
  'www.a.de',
  'me@a.de',
  '[^1]',
  '[x] ',
  ':',
  '---',
  '===',
  '```',
  '~~~',
  '\u00a0',
  'ä',
  '日本',
  '🚀',
  '"',
  '(',
  ')',
  '!',
  '  ',
  ' ',
  '.',
  '{',
  '$',
]
const word = fc.oneof(
  { weight: 2, arbitrary: fc.string({ maxLength: 6 }) },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 3, arbitrary: fc.constantFrom('a', 'word', 'Two words') },
)
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(''))
const href = fc.constantFrom(
  'https://a.example/x?y=1&z=(2)',
  '/reviews/one',
  'mailto:me@a.de',
  'https://a.b/ü x',
  '#h-part',
)
const marks = fc
  .record({
    link: fc.option(fc.record({ href, title: fc.option(fc.constantFrom('A "title"', 'Plain')) })),
    bold: fc.boolean(),
    italic: fc.boolean(),
    strike: fc.boolean(),
    code: fc.boolean(),
  })
  .map(({ link, ...rest }): DocMark[] => [
    ...(link ? [{ type: 'link', attrs: link }] : []),
    ...Object.entries(rest).flatMap(([type, on]) => (on ? [{ type }] : [])),
  ])
const leaf: fc.Arbitrary<DocNode> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(text, fc.oneof(fc.constant<DocMark[]>([]), marks))
      .map(([letters, on]): DocNode => ({ type: 'text', text: letters, marks: on })),
  },
  { weight: 1, arbitrary: fc.constant<DocNode>({ type: 'hardBreak' }) },
)
/** Marks that begin and end within others, between words and within them. */
const torn = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b ', ' c', 'two words', ' ', '.', '(', 'ä'),
      fc.subarray<DocMark>([
        { type: 'link', attrs: { href: '/x', title: null } },
        { type: 'bold' },
        { type: 'italic' },
        { type: 'strike' },
        { type: 'code' },
      ]),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.map(([letters, on]): DocNode => ({ type: 'text', text: letters, marks: on })))
const inline = fc.oneof(fc.array(leaf, { maxLength: 5 }), torn)
const paragraph = inline.map((content) => ({ type: 'paragraph', content }))
const heading = fc
  .record({ level: fc.integer({ min: 1, max: 6 }), content: inline })
  .map(({ level, content }) => ({ type: 'heading', attrs: { level }, content }))
const code = fc
  .record({
    language: fc.constantFrom(null, 'ts', 'c++'),
    lines: fc.array(fc.oneof(text, fc.constant('```'), fc.constant('')), { maxLength: 4 }),
  })
  .map(({ language, lines }) => ({
    type: 'codeBlock',
    attrs: { language, meta: null },
    content: [{ type: 'text', text: lines.join('\n') }],
  }))
const picture = fc
  .record({ alt: text, title: fc.option(text) })
  .map(({ alt, title }) => ({ type: 'image', attrs: { src: '/media/abc-1200.webp#1200x800', alt, title } }))
/** A link of its own line, which readers see as a video. */
const video = fc
  .record({
    href: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ?t=90', 'https://vimeo.com/76979871/abcdef0123'),
    name: fc.option(fc.constantFrom('Two words', 'A *starred* [name]')),
  })
  .map(({ href, name }) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: name ?? href, marks: [{ type: 'link', attrs: { href, title: null } }] }],
  }))
const rule = fc.constant({ type: 'horizontalRule' })
const table = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    cells: fc.array(inline, { minLength: 12, maxLength: 12 }),
    align: fc.array(fc.constantFrom(null, 'left', 'center', 'right'), { minLength: 4, maxLength: 4 }),
  })
  .map(({ columns, rows, cells, align }) => ({
    type: 'table',
    content: Array.from({ length: rows }, (_, row) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align[column] ?? null },
        content: [{ type: 'paragraph', content: cells[row * 4 + column] ?? [] }],
      })),
    })),
  }))
const { block } = fc.letrec<{ block: DocNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    heading,
    code,
    picture,
    video,
    rule,
    table,
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'blockquote', content })),
    fc
      .record({
        type: fc.constantFrom('bulletList', 'orderedList'),
        loose: fc.boolean(),
        start: fc.integer({ min: 0, max: 20 }),
        items: fc.array(
          fc.record({
            first: paragraph,
            rest: fc.array(tie('block'), { maxLength: 2 }),
            checked: fc.constantFrom(null, null, true, false),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map(({ type, loose, start, items }) => ({
        type,
        attrs: { loose, ...(type === 'orderedList' ? { start } : {}) },
        content: items.map(({ first, rest, checked }) => ({
          type: 'listItem',
          attrs: { checked },
          content: [first, ...rest],
        })),
      })),
  ),
}))
const doc = fc.array(block, { minLength: 1, maxLength: 4 }).map((content): DocNode => ({ type: 'doc', content }))

/** What a document is once everything is left out that Markdown has no way to say. */
function tidy(node: DocNode): DocNode | null {
  const { type, attrs, content = [] } = node
  if (type === 'paragraph' || type === 'heading') {
    const inner = tidyInline(content, type === 'heading' ? 'line' : 'paragraph').map(bare)
    if (type === 'paragraph' && inner.length === 0) return null
    return { type, ...(attrs ? { attrs } : {}), ...(inner.length ? { content: inner } : {}) }
  }
  if (type === 'codeBlock') {
    const value = content
      .map(({ text = '' }) => text)
      .join('')
      .replace(/\r\n?/g, '\n')
      .replaceAll('\0', '\ufffd')
    return { type, attrs, ...(value ? { content: [{ type: 'text', text: value }] } : {}) }
  }
  if (type === 'tableHeader' || type === 'tableCell') {
    const inner = tidyInline(content[0]?.content ?? [], 'cell').map(bare)
    return { type, attrs, content: [inner.length ? { type: 'paragraph', content: inner } : { type: 'paragraph' }] }
  }
  if (type === 'image') return { type, attrs: { ...attrs, alt: line(attrs?.alt) ?? '', title: line(attrs?.title) } }
  const inner = content.flatMap((child) => tidy(child) ?? [])
  if (type === 'listItem') return tidyItem(attrs, inner)
  if (content.length === 0) return node
  if (type === 'bulletList' || type === 'orderedList') return inner.length ? { type, attrs, content: inner } : null
  return { type, ...(attrs ? { attrs } : {}), content: inner.length ? inner : [{ type: 'paragraph' }] }
}
const line = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim() || null : null
const bare = (node: DocNode): DocNode =>
  node.type === 'text'
    ? {
        type: 'text',
        text: node.text,
        marks: (node.marks ?? []).map(({ type, attrs }) => (attrs ? { type, attrs } : { type })),
      }
    : node
const tidyItem = (attrs: DocNode['attrs'], inner: DocNode[]): DocNode | null => {
  // A task that says nothing is not written.
  if (typeof attrs?.checked === 'boolean' && inner.length === 0) return null
  return {
    type: 'listItem',
    attrs,
    content: inner[0]?.type === 'paragraph' ? inner : [{ type: 'paragraph' }, ...inner],
  }
}

const again = (markdown: string) => {
  const read = toDoc(markdown)
  if (!read) throw new Error(`Not shown: ${markdown}`)
  return read
}

/** Whether a list is set loosely is no text, and Markdown decides it by itself in small lists. */
const withoutLoose = (node: DocNode): DocNode => {
  const { loose: _, ...attrs } = node.attrs ?? {}
  return {
    ...node,
    ...(node.attrs ? { attrs } : {}),
    ...(node.content ? { content: node.content.map(withoutLoose) } : {}),
  }
}

test('a document comes back from Markdown as it was, and then stays', () => {
  fc.assert(
    fc.property(doc, (one) => {
      const markdown = toMarkdown(one)
      const read = again(markdown)
      const blocks = (one.content ?? []).flatMap((child) => tidy(child) ?? [])
      const wanted = { type: 'doc', content: blocks.length ? blocks : [{ type: 'paragraph' }] }
      expect({ markdown, read: withoutLoose(read) }).toEqual({ markdown, read: withoutLoose(wanted) })
      expect(again(toMarkdown(read))).toEqual(read)
    }),
    { numRuns: 500 },
  )
})

test.each(['> Said', '```\n  code\n  ```', '| a |\n  | - |', '## Part', '___', '1. one'])(
  'a task that holds nothing but %j keeps its box, also for readers',
  (block) => {
    const [plain, task] = [`- ${block}\n`, `- [ ] &#x20;${block.startsWith('1') ? '\n' : '\n\n'}  ${block}\n`]
    const read = again(plain)
    const item = read.content?.[0]?.content?.[0]
    if (item?.attrs) item.attrs.checked = false
    expect(toMarkdown(read)).toBe(task)
    expect(withoutLoose(again(task))).toEqual(withoutLoose(read))
    expect(renderMember(task).html).toMatch(/<input type="checkbox" disabled[^>]*>\s*(?:<\/p>\s*)?<\w/)
    expect(measureText(task).words).toBe(measureText(plain).words)
  },
)

test('a list whose item is a line across the page stays apart from a list behind it', () => {
  const ruled = { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'horizontalRule' }] }] }
  const markdown = toMarkdown({ type: 'doc', content: [ruled, ruled, { type: 'blockquote', content: [ruled, ruled] }] })
  expect(markdown).toBe('- ___\n\n* ___\n\n> - ___\n>\n> * ___\n')
  const kinds = (node: DocNode): unknown => [node.type, ...(node.content ?? []).map(kinds)]
  const list = ['bulletList', ['listItem', ['paragraph'], ['horizontalRule']]]
  expect(kinds(again(markdown))).toEqual(['doc', list, list, ['blockquote', list, list]])
})

test('the editor lets words have any marks at once, as Markdown does', () => {
  const known = getSchema(extensions).marks
  fc.assert(
    fc.property(marks, (on) => {
      const all = on.reduce((set, { type, attrs }) => known[type]?.create(attrs).addToSet(set) ?? set, Mark.none)
      expect(all.map(({ type }) => type.name).toSorted()).toEqual(on.map(({ type }) => type).toSorted())
    }),
  )
})

test('lines of text keep every character and every mark', () => {
  fc.assert(
    fc.property(inline, (content) => {
      const wanted = tidyInline(content).map(bare)
      const markdown = toMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] })
      const [read] = again(markdown).content ?? []
      expect({ markdown, read: read?.content ?? [] }).toEqual({ markdown, read: wanted })
    }),
    { numRuns: 3000 },
  )
})

test.each([
  '~~old **price** now~~ *a `b` [c d](/x) e*',
  'a **b *c* d _e_** f',
  '*a [b **c** d](/x) e*',
  '[a **b** `c` *d e*](/x "T")',
  '**a _b_**_c_',
])('marks within marks stay whole: %s', (source) => {
  expect(toMarkdown(again(source))).toBe(`${source}\n`)
})

test('of marks that cross, a link is not torn, and no mark ends with a space', () => {
  const [bold, italic, link] = [{ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: '/x' } }]
  const write = (...parts: [string, DocMark[]][]) =>
    toMarkdown({
      type: 'doc',
      content: [{ type: 'paragraph', content: parts.map(([text, marks]) => ({ type: 'text', text, marks })) }],
    })
  expect(write(['a ', [bold]], ['b', [bold, link]], [' c', [link]])).toBe('**a** [**b** c](/x)\n')
  expect(write(['a ', [bold]], ['b ', [bold, italic]], ['c', [italic]])).toBe('**a _b_** *c*\n')
  expect(write([' a ', [bold, italic]], ['b ', [bold]], ['c', []])).toBe('**_a_ b** c\n')
})

test('an address that is no link stays one that is none', () => {
  const ADDRESSES = ['http://a.b', 'https://a.example/b?c=d', 'www.', 'www.a.de', 'me@a.de', 'mailto:me@a.de', 'Www.x']
  const address = fc.array(fc.oneof(text, fc.constantFrom(...ADDRESSES)), { minLength: 1, maxLength: 4 })
  const between = fc.constantFrom('', ' ', '#', '»', '(', '/', ':')
  fc.assert(
    fc.property(address, between, (parts, sign) => {
      const content = tidyInline([{ type: 'text', text: parts.join(sign) }])
      const read = again(toMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] }))
      expect(read.content?.[0]?.content ?? []).toEqual(content.map(bare))
    }),
    { numRuns: 2000 },
  )
  for (const word of [
    'a@b@c.de',
    'A@-@.a',
    'a@b@c@d@e.de',
    '_@-.www',
    'first_@a.de',
    '+@_.a',
    'a@_b.de',
    '*-@a.de',
    '~~a_@b.de',
  ]) {
    const read = again(
      toMarkdown({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] }),
    )
    expect(read.content?.[0]?.content).toEqual([{ type: 'text', text: word, marks: [] }])
  }
  expect(again('See www.a.de').content?.[0]?.content?.at(-1)).toMatchObject({
    text: 'www.a.de',
    marks: [{ type: 'link' }],
  })
})

test.each([
  'https://www.wikipedia.org/wiki/Markdown',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'mailto:me@www.example.com',
  'http://www.a.example/?q=www.b.example',
])('a link that shows its own address, %s, leads there', (href) => {
  const link = {
    type: 'text',
    text: href.replace('mailto:', ''),
    marks: [{ type: 'link', attrs: { href, title: null } }],
  }
  for (const before of ['', 'See ']) {
    const content = [...(before ? [{ type: 'text', text: before, marks: [] }] : []), link]
    const markdown = toMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] })
    expect(markdown).not.toContain('&#x')
    expect(again(markdown).content).toEqual([{ type: 'paragraph', content }])
  }
})

describe('what the editor cannot show', () => {
  test.each([
    ['footnotes', 'Said.[^1]\n\n[^1]: By whom?'],
    ['addresses by reference', '[a][b]\n\n[b]: https://a.example'],
    ['pictures inside a line', 'Look ![x](/media/x.webp) there'],
  ])('%s stay in the source', (_what, markdown) => {
    expect(toDoc(markdown)).toBeNull()
  })

  test('HTML is text', () => {
    expect(toMarkdown(again('A <b onclick="x()">word</b>'))).toBe('A \\<b onclick="x()">word\\</b>\n')
  })
})
