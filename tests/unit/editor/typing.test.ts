import { expect, test } from 'vitest'
import { addressIn, linkLastWord } from '@/components/editor/address-links'
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
])('an address with a sign behind it is a link: %j', (text, markdown) => {
  const editor = openText()
  editor.type(text)
  expect(editor.markdown()).toBe(markdown)
})

test.each([
  ['https://a.example/x?y=1.', 'https://a.example/x?y=1', 'https://a.example/x?y=1'],
  ['“www.a.example”,', 'www.a.example', 'http://www.a.example'],
  ['mailto:me@a.example;', 'mailto:me@a.example', 'mailto:me@a.example'],
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

test('an address is not linked up to a cursor within it', () => {
  const { editor, type, markdown } = openText()
  type('https://ex.com/page')
  editor.commands.setTextSelection(16)
  linkLastWord(editor.view)
  expect(markdown()).not.toContain('<')
})

test('a word of any length is looked at in no time', () => {
  const started = performance.now()
  expect(addressIn(`https://a.example/${'.'.repeat(200_000)}x`)).toBeNull()
  const { paste, type, markdown } = openText()
  paste(`${'x'.repeat(200_000)} `)
  type('https://ex.com/x. Then')
  expect(markdown()).toContain(' <https://ex.com/x>. Then')
  expect(performance.now() - started).toBeLessThan(1000)
})
