import { expect, test } from 'vitest'
import { wordsOf } from '@/lib/drafts/words'

test.each([
  [{ content: 'Said.' }, 'Said.'],
  [{ content: ' Said. ', category: 'hardware', title: 'Which one?', tags: '' }, 'Which one?\n\nSaid.'],
  [{ tags: ['usb-c', 'audio'], content: 'Said.' }, 'usb-c, audio\n\nSaid.'],
  [{ facts: 'Weight: 2 kg', metaTitle: 'Short', brand: 'Orvane' }, 'Orvane\n\nWeight: 2 kg\n\nShort'],
  [{ status: 'draft' }, ''],
])('the words of %j', (fields, words) => {
  expect(wordsOf(fields)).toBe(words)
})
