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

test('of pasted Markdown, what the editor has no shape for comes as near as it can', () => {
  const text =
    '# Project\n\n[![Build](https://ci.example/b.svg)](https://ci.example)\n\n- one\n- two [the docs][d]\n\nSaid.[^1]\n\n[^1]: By whom\n\n[d]: https://docs.example'
  const link = (text: string, href: string) => ({ text, marks: [{ type: 'link', attrs: { href } }] })
  expect(readMarkdown(text, HERE, () => {})).toMatchObject([
    { type: 'heading', content: [{ text: 'Project' }] },
    { type: 'paragraph', content: [link('Build', 'https://ci.example')] },
    {
      type: 'bulletList',
      content: [
        { content: [{ content: [{ text: 'one' }] }] },
        { content: [{ content: [{ text: 'two ' }, link('the docs', 'https://docs.example')] }] },
      ],
    },
    { type: 'paragraph', content: [{ text: 'Said.[^1]' }] },
    { type: 'paragraph', content: [{ text: '[^1]:' }] },
    { type: 'paragraph', content: [{ text: 'By whom' }] },
  ])
})

test('of pasted Markdown, lines that are underlined are headings, and rules are rules', () => {
  const text =
    'Title *one*\n=====\n\nPart\n---\n\nWords\n\n---\n\nMore\n* * *\n\nTwo\nlines\n---\n\n```\nCode\n====\n```'
  expect(readMarkdown(text, HERE, () => {})).toMatchObject([
    { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Title ' }, { text: 'one' }] },
    { type: 'heading', attrs: { level: 3 }, content: [{ text: 'Part' }] },
    { type: 'paragraph' },
    { type: 'horizontalRule' },
    { type: 'paragraph', content: [{ text: 'More' }] },
    { type: 'horizontalRule' },
    { type: 'paragraph', content: [{ text: 'Two lines' }] },
    { type: 'horizontalRule' },
    { type: 'codeBlock', content: [{ text: 'Code\n====' }] },
  ])
})

test.each([
  ['# A\n\n## B\n\n###### C', [2, 3, 6]],
  ['> # A\n\n## B', [2, 3]],
  ['## A\n\n### B', [2, 3]],
])('the headings of %j are of levels that readers see', (text, levels) => {
  const nodes = readMarkdown(text, HERE, () => {}) ?? []
  const all = nodes.flatMap((node) => [node, ...(node.content ?? [])])
  expect(all.flatMap(({ type, attrs }) => (type === 'heading' ? [attrs?.level] : []))).toEqual(levels)
})

const FOREIGN = 'Pictures of other sites are not shown here. Please add it as a file.'

test('of pasted Markdown, own pictures stay and foreign ones leave their words', () => {
  const told: string[] = []
  const text = '# Head\n\n![Ours](https://site.example/media/a.webp)\n\n> ![Theirs](https://other.example/a.png)'
  expect(readMarkdown(text, HERE, (problem) => told.push(problem))?.slice(1)).toMatchObject([
    { type: 'image', attrs: { src: '/media/a.webp', alt: 'Ours' } },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Theirs' }] }] },
  ])
  expect(told).toEqual([FOREIGN])
})

test.each([
  ['![](https://other.example/b.png)', [FOREIGN]],
  ['Look ![there](https://other.example/b.png) now', [FOREIGN]],
  ['![there][it]\n\n[it]: https://other.example/b.png', [FOREIGN]],
  ['![](/media/a.webp)', []],
])('of a picture that does not come along, it is said why: %j', (text, problems) => {
  const told: string[] = []
  readMarkdown(`# h\n\n${text}`, HERE, (problem) => told.push(problem))
  expect(told).toEqual(problems)
})
