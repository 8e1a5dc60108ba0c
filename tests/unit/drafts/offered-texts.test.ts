import { expect, test } from 'vitest'
import { TEXT_LABELS } from '@/components/blog/post-text'
import { offeredTexts } from '@/components/drafts/offered-texts'

test('a draft is offered by the texts that have a label, none of them empty', () => {
  const fields = {
    title: 'A quiet keyboard',
    slug: 'a-quiet-keyboard-for-the-office',
    excerpt: ' ',
    content: 'It makes no sound.',
    productId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    tags: ['quiet', 'office'],
  }
  expect(offeredTexts(fields, TEXT_LABELS)).toEqual([
    { name: 'title', label: 'Title', text: 'A quiet keyboard' },
    { name: 'content', label: 'Content', text: 'It makes no sound.' },
    { name: 'tags', label: 'Tags', text: 'quiet, office' },
  ])
})

test('a draft is offered in the order of the form, whatever order it was kept in', () => {
  const fields = { content: 'It makes no sound.', verdict: 'Quiet.', excerpt: 'No sound.', title: 'A quiet keyboard' }
  const names = offeredTexts(fields, TEXT_LABELS).map(({ name }) => name)
  expect(names).toEqual(['title', 'content', 'excerpt', 'verdict'])
})

test('of a draft only that is offered which the form does not say already', () => {
  const stored = {
    title: 'A quiet keyboard',
    content: 'It makes a sound.',
    tags: ['quiet', 'office'],
    excerpt: 'Sound.',
  }
  const fields = { title: 'A quiet keyboard', content: 'It makes no sound.', tags: ['quiet', 'office'], excerpt: '' }
  expect(offeredTexts(fields, TEXT_LABELS, stored)).toEqual([
    { name: 'content', label: 'Content', text: 'It makes no sound.' },
  ])
})

test('a draft that the form says already is offered whole, as it would else be offered without a word', () => {
  const fields = { title: 'A quiet keyboard', slug: 'of-its-own' }
  expect(offeredTexts(fields, TEXT_LABELS, { ...fields, slug: 'a-quiet-keyboard' })).toEqual([
    { name: 'title', label: 'Title', text: 'A quiet keyboard' },
  ])
})
