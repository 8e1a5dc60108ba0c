import { expect, test } from 'vitest'
import { derivedExcerpt, writtenExcerpt } from '@/lib/articles/derived-excerpt'

const content = '![A desk](/media/a.webp)\n\nThe first sentence.'

test.each([
  ['as it is cut now', derivedExcerpt(content), ''],
  ['as it was cut before, with the picture', 'A desk The first sentence.', ''],
  ['somebody’s own', 'Of a desk.', 'Of a desk.'],
  ['missing', null, ''],
])('an excerpt that is %s', (_what, excerpt, written) => {
  expect(writtenExcerpt(excerpt, content)).toBe(written)
})
