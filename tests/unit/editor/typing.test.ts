import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { addressIn } from '@/components/editor/address-in'
import { linkLastWord } from '@/components/editor/address-links'
import { processorTime } from '@/tests/support/processor-time'
import { openText } from './typed'

test.each([
  ['Area is 5 * 3 * 2 m', 'Area is 5 \\* 3 \\* 2 m\n'],
  ['a = b * c * d', 'a = b \\* c \\* d\n'],
  ['8 * 7 * 6 = 336', '8 \\* 7 \\* 6 = 336\n'],
  ['2 ** 3 ** 4', '2 \\*\\* 3 \\*\\* 4\n'],
  ['a _ b _ c, a __ b __ c', 'a \\_ b \\_ c, a \\_\\_ b \\_\\_ c\n'],
  ['a ~~ b ~~ c', 'a \\~\\~ b \\~\\~ c\n'],
  ['half *open * and *', 'half \\*open \\* and \\*\n'],
  ['an *a*, *two words* and _b_', 'an *a*, *two words* and *b*\n'],
  ['a **c**, __e__ and ~~f~~', 'a **c**, **e** and ~~f~~\n'],
])('%s, typed or pasted, is %j', (text, markdown) => {
  for (const way of ['type', 'paste'] as const) {
    const editor = openText()
    editor[way](text)
    expect({ way, markdown: editor.markdown() }).toEqual({ way, markdown })
  }
})

test('of a pasted text, signs within a word end nothing', () => {
  const editor = openText()
  editor.paste('Call _a_b_ or *x.*y')
  expect(editor.markdown()).toBe('Call \\_a_b\\_ or \\*x.\\*y\n')
})

test.each([
  ['![A dot](/media/x.webp)', '![A dot](/media/x.webp)\n'],
  ['![](/media/x.webp "Very small")', '![](/media/x.webp "Very small")\n'],
  ['Look: ![A dot](/media/x.webp)Next', 'Look:\n\n![A dot](/media/x.webp)\n\nNext\n'],
])('a picture typed as %s leaves nothing behind', (text, markdown) => {
  const editor = openText()
  editor.type(text)
  expect(editor.markdown()).toBe(markdown)
})

test.each([
  [
    'See [the docs](/article/x) and [site](https://a.example) now',
    'See [the docs](/article/x) and [site](https://a.example) now\n',
  ],
  ['[a](https://a.example "Its title")b', '[a](https://a.example "Its title")b\n'],
  ['[x](https://a.example/y_(z)) on', '[x](https://a.example/y_\\(z\\)) on\n'],
  ['[see **two** words](/x)', '[see **two** words](/x)\n'],
  ['[see https://a.example or](/x), it', '[see https://a.example or](/x), it\n'],
  ['[mail](mailto:me@a.example).', '[mail](mailto:me@a.example).\n'],
  ['[no](javascript:x)', '\\[no]\\(javascript:x)\n'],
  ['a\\[b](/x)', null],
  ['`[a](/x)` is code', '`[a](/x)` is code\n'],
  ['[a`](/x)`', null],
])('a link typed as %j', (text, markdown) => {
  const editor = openText()
  editor.type(text)
  const links = JSON.stringify(editor.editor.getJSON()).includes('"link"')
  if (markdown === null) expect(links).toBe(false)
  else expect(editor.markdown()).toBe(markdown)
})

test('a typed link is taken back at once', () => {
  const { editor, type, markdown } = openText()
  type('See [site](https://a.example)')
  expect(markdown()).toBe('See [site](https://a.example)\n')
  editor.commands.undo()
  expect(editor.getText()).toBe('See [site](https://a.example)')
})

test.each([
  ['see https://ex.com/x. Then', 'see <https://ex.com/x>. Then\n'],
  ['see https://ex.com/x, then', 'see <https://ex.com/x>, then\n'],
  ['(see https://ex.com/x_(y)) or', '(see <https://ex.com/x_(y)>) or\n'],
  ['Ask me@a.example! Or', 'Ask <me@a.example>! Or\n'],
  ['https://ex.com/x.\nNext', '<https://ex.com/x>.\n\nNext\n'],
  ['`https://ex.com/x.` is code', '`https://ex.com/x.` is code\n'],
  ['Read README.md, then', 'Read README.md, then\n'],
  [
    '»https://ex.com«, ‚https://ex.org‘ or <https://ex.net> x',
    '»<https://ex.com>«, ‚<https://ex.org>‘ or <<https://ex.net>> x\n',
  ],
])('an address with a sign behind it is a link: %j', (text, markdown) => {
  const editor = openText()
  editor.type(text)
  expect(editor.markdown()).toBe(markdown)
})

test.each([
  ['https://a.example/x?y=1.', 'https://a.example/x?y=1', 'https://a.example/x?y=1'],
  ['“www.a.example”,', 'www.a.example', 'http://www.a.example'],
  ['mailto:me@a.example;', 'mailto:me@a.example', 'mailto:me@a.example'],
  ['Source:https://a.example', 'https://a.example', 'https://a.example'],
  ['a,https://a.example', 'https://a.example', 'https://a.example'],
  ['[1]https://a.example', 'https://a.example', 'https://a.example'],
  ['「https://a.example」', 'https://a.example', 'https://a.example'],
  ['。https://a.example。', 'https://a.example', 'https://a.example'],
  ['https://my_blog.a.example/x', 'https://my_blog.a.example/x', 'https://my_blog.a.example/x'],
  ['https://a.example/x<b', 'https://a.example/x', 'https://a.example/x'],
  ['me@a.example/x', 'me@a.example', 'mailto:me@a.example'],
  ['(me@a.example?subject=x)', 'me@a.example', 'mailto:me@a.example'],
  ['xhttps://a.example', null, null],
  ['https://a.exam_ple', null, null],
  ['https://localhost.', null, null],
  ['ftp://a.example.', null, null],
  ['@somebody,', null, null],
])('the address in %s', (word, text, href) => {
  const found = addressIn(word)
  expect([found?.text ?? null, found?.href ?? null]).toEqual([text, href])
})

test('an address that goes on after it was linked is linked as a whole', () => {
  const { editor, type, markdown } = openText()
  type('https://ex.com')
  linkLastWord(editor.view)
  expect(markdown()).toBe('<https://ex.com>\n')
  type('/owner/name. Then')
  expect(markdown()).toBe('<https://ex.com/owner/name>. Then\n')
})

test('an address is linked as a whole, also where the cursor is within it', () => {
  const { editor, type, markdown } = openText()
  type('https://ex.com/page')
  editor.commands.setTextSelection(16)
  expect(markdown()).not.toContain('<')
  linkLastWord(editor.view)
  expect(markdown()).toBe('<https://ex.com/page>\n')
})

test('an address is a link once the cursor has left it', () => {
  const { editor, type, markdown } = openText()
  type('First\nsee https://ex.com/page')
  editor.commands.setTextSelection(12)
  expect(markdown()).not.toContain('<')
  editor.commands.setTextSelection(2)
  expect(markdown()).toBe('First\n\nsee <https://ex.com/page>\n')
})

test.each([
  ['a letter within it', 'see https://exmple.com now', 15, 'a', 'see <https://example.com> now\n'],
  ['more behind it', 'see https://ex.com/a now', 21, 'b/c', 'see <https://ex.com/ab/c> now\n'],
  ['a mail address', 'ask noor@exmple.com now', 12, 'a', 'ask <noor@example.com> now\n'],
  ['its beginning', 'see https://ex.com now', 5, 'or', 'see or<https://ex.com> now\n'],
  ['a space', 'see https://ex.com/ab now', 21, ' ', 'see <https://ex.com/a> b now\n'],
])('a link that shows its address follows what is written in it: %s', (_what, text, at, more, wanted) => {
  const { editor, type, markdown } = openText()
  type(text)
  editor.commands.setTextSelection(at)
  type(more)
  editor.commands.setTextSelection(2)
  expect(markdown()).toBe(wanted)
})

test('an address that is written over by words leads where it led', () => {
  const { editor, type, markdown } = openText()
  type('see https://ex.com now')
  editor.commands.setTextSelection({ from: 6, to: 18 })
  type('is roo')
  editor.commands.setTextSelection(2)
  expect(markdown()).toBe('see [his room](https://ex.com) now\n')
})

test('a link whose words are no address leads where it led', () => {
  const { editor, type, markdown } = openText()
  type('see [words](https://ex.com) now')
  editor.commands.setTextSelection(7)
  type('https://other.example')
  editor.commands.setTextSelection(2)
  expect(markdown()).toBe('see [wohttps://other.examplerds](https://ex.com) now\n')
})

test('an address of which the link was taken away stays words', () => {
  const { editor, type, markdown } = openText()
  type('see https://ex.com now')
  editor.chain().setTextSelection(8).extendMarkRange('link').unsetLink().run()
  editor.commands.setTextSelection(8)
  editor.commands.setTextSelection(2)
  expect(markdown()).toBe('see https\\://ex.com now\n')
})

test.each([
  ['its look', (editor: Editor) => editor.commands.setBold(), 'see **https\\://ex.com** now\n'],
  ['its block', (editor: Editor) => editor.commands.setHeading({ level: 2 }), '## see https\\://ex.com now\n'],
])('and is no link again when %s changes', (_what, change, wanted) => {
  const { editor, type, markdown } = openText()
  type('see https://ex.com now')
  editor.chain().setTextSelection(8).extendMarkRange('link').unsetLink().setTextSelection({ from: 5, to: 19 }).run()
  change(editor)
  editor.commands.setTextSelection(8)
  editor.commands.setTextSelection(2)
  expect(markdown()).toBe(wanted)
})

test('signs of Markdown are heeded behind a break, and across one', () => {
  const { editor, type, markdown } = openText()
  type('a')
  editor.commands.setHardBreak()
  type('**b** *c* ~~d~~ ')
  editor.commands.setHardBreak()
  type('[e](https://ex.com) **f')
  editor.commands.setHardBreak()
  type('g** h')
  expect(markdown()).toBe('a\\\n**b** *c* ~~d~~\\\n[e](https://ex.com) **f**\\\n**g** h\n')
})

test('a word of any length is looked at in no time', () => {
  const took = processorTime(() => {
    expect(addressIn(`https://a.example/${'.'.repeat(200_000)}x`)).toBeNull()
    const { paste, type, markdown } = openText()
    paste(`${'x'.repeat(200_000)} `)
    type('https://ex.com/x. Then')
    expect(markdown()).toContain(' <https://ex.com/x>. Then')
  })
  expect(took).toBeLessThan(1000)
})
