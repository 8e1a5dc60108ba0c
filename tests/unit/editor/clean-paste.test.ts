import { expect, test } from 'vitest'
import { ownPicture, readMarkdown } from '@/components/editor/clean-paste'

const HERE = 'https://site.example'

test.each([
  ['/media/a-1200.webp', '/media/a-1200.webp'],
  ['https://site.example/media/a-1200.webp#1200x800', '/media/a-1200.webp#1200x800'],
  ['https://lh3.googleusercontent.com/a', null],
  ['//other.example/media/a.webp', null],
  ['/media/../sign-out', null],
  ['data:image/png;base64,AA', null],
  ['file:///tmp/a.png', null],
  ['blob:https://site.example/1', null],
  ['', null],
])('a pasted picture of %j stays as %j', (address, own) => {
  expect(ownPicture(address, HERE)).toBe(own)
})

test('of pasted Markdown, own pictures stay and foreign ones leave their words', () => {
  const text = '# Head\n\n![Ours](https://site.example/media/a.webp)\n\n> ![Theirs](https://other.example/a.png)'
  expect(readMarkdown(text, HERE)?.slice(1)).toMatchObject([
    { type: 'image', attrs: { src: '/media/a.webp', alt: 'Ours' } },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Theirs' }] }] },
  ])
})
