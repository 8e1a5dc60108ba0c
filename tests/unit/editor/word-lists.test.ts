import { expect, test } from 'vitest'
import { readSign } from '@/components/editor/word-lists'

test.each([
  ['·\u00a0\u00a0 ', null],
  ['o ', null],
  ['§ ', null],
  ['', null],
  ['1. ', [1]],
  ['12) ', [12]],
  ['2.3.\u00a0', [3]],
  ['1.2\u00a0', [2]],
  ['2.3 ', [3]],
  ['a. ', [1]],
  ['(b) ', [2]],
  ['i. ', [1, 9]],
  ['c. ', [3, 100]],
  ['iv. ', [4]],
  ['xix) ', [19]],
])('the sign %j before an item', (text, numbers) => {
  expect(readSign(text)).toEqual({ isOrdered: numbers !== null, numbers: numbers ?? [] })
})
