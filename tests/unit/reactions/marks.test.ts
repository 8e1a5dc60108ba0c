import { expect, test } from 'vitest'
import { parseSubject } from '@/lib/reactions/marks'

const ID = '01940000-0000-7000-8000-000000000001'

test.each([
  [`article:${ID}`, `article:${ID}`],
  [`topic:${ID}`, `topic:${ID}`],
  [`product:${ID}`, `product:${ID}`],
  ['news-list', 'news-list'],
  ['product-list', 'product-list'],
  [null, null],
  ['', null],
  [`comment:${ID}`, null],
  ['article:1', null],
  [`article:${ID}' or 1=1`, null],
  [`x article:${ID}`, null],
])('%s', (asked, subject) => {
  expect(parseSubject(asked)).toBe(subject)
})
