import { expect, test, vi } from 'vitest'
import { renderMember } from '@/lib/core/markdown'
import { showsSomething } from '@/lib/core/markdown/shown'

test.each([
  '&nbsp;',
  '&#8203;',
  '[x]: https://a.example',
  '[x]:\nhttps://a.example\n"A title"',
  '![](https://example.com/cat.jpg)',
  '![](https://example.com/cat.jpg "\nA title > a text <img")',
  '[](https://a.example)',
  '[&nbsp;](https://a.example "A title")',
  '[^1]: A note that nothing leads to',
  '#',
  '>',
  '-',
  '```js\n```',
  '| |\n|-|',
  '\u3164\u115f',
])('%j shows nothing', (markdown) => {
  expect(showsSomething(markdown)).toBe(false)
})

test.each([
  'a',
  '👍',
  '.',
  '2.',
  '42',
  '&amp;',
  '&lt;img>',
  '<br>',
  '---',
  '![](/media/a.webp)',
  '![A cat](https://example.com/cat.jpg)',
  '[x]: https://a.example\n\nWords',
  '[x][x]\n\n[x]: https://a.example',
  '> quoted',
  '`code`',
  '```\ncode\n```',
  '- [ ] to do',
  'A note[^1]\n\n[^1]: here',
  '[](https://a.example)\n[](https://a.example)seen',
])('%j shows something', (markdown) => {
  expect(showsSomething(markdown)).toBe(true)
})

test('what begins a paragraph with words is not rendered for the answer', () => {
  const render = vi.fn((markdown: string) => renderMember(markdown).html)
  for (const text of ['Words & [more](https://a.example)', '@noor, yes', '> quoted\n\nÉvidemment']) {
    expect(showsSomething(text, render)).toBe(true)
  }
  expect(render).not.toHaveBeenCalled()
  expect(showsSomething('`code`', render)).toBe(true)
  expect(render).toHaveBeenCalledOnce()
})
