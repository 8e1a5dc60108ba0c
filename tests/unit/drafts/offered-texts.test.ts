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
