import { expect, test } from 'vitest'
import { toComparedTexts } from '@/components/blog/post-text'
import { toTypedSlug } from '@/lib/articles/typed-slug'

test('two states of a post are compared by all that both have', () => {
  const mine = { title: 'A', content: 'Text', status: 'draft', excerpt: '', version: '3' }
  const theirs = { title: 'A', content: 'Text', status: 'published', excerpt: '', rating: '4.5' }
  expect(toComparedTexts(theirs, mine)).toEqual(['A\n\nStatus: Published\n\nText', 'A\n\nStatus: Draft\n\nText'])
  expect(toComparedTexts(mine, { ...mine, version: '4' })).toEqual(['A\n\nText', 'A\n\nText'])
})

test('values that are chosen from a list are compared in the words of the list', () => {
  const choices = { category: new Map([['audio', 'Audio gear']]) }
  const [before, after] = toComparedTexts(
    { title: 'A', content: 'Text', category: 'audio' },
    { title: 'A', content: 'Text', category: 'gone' },
    choices,
  )
  expect(before).toBe('A\n\nCategory: Audio gear\n\nText')
  expect(after).toBe('A\n\nCategory: gone\n\nText')
})

test.each([
  ['', ''],
  ['  my-slug ', 'my-slug'],
  ['My slug!', 'my-slug'],
  [`${'word '.repeat(30)}`, `${'word-'.repeat(19)}word`],
  [`${'a'.repeat(90)}`, 'a'.repeat(90)],
  ['😀', ''],
  ['!!!', ''],
  ['Untitled', 'untitled'],
])('a typed slug %j is stored as it is shown', (text, slug) => expect(toTypedSlug(text)).toBe(slug))
