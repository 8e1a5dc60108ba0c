import { expect, test } from 'vitest'
import { asksForOrder, begunWords } from '@/lib/search/reading'

test.each([
  ['moni', ['moni']],
  ['Lapt BATT, lapt.', ['lapt', 'batt']],
  ['ab abc q137 4090', ['abc', 'q137']],
  ['café بطا', ['café', 'بطا']],
  ['usb-c wi-fi snake_case', []],
  ['tech -soft', ['tech']],
  ['tech "batt life" hea', ['tech', 'hea']],
  ['tech -"batt life', ['tech']],
  ['tech "tech', []],
  ['tech -tech', []],
  ['moni or lapt', ['moni', 'lapt']],
  ['one two three four five six', ['three', 'four', 'five', 'six']],
  ['- % "', []],
  ['', []],
])('in %s may go on: %j', (q, words) => expect(begunWords(q)).toEqual(words))

test.each([
  ['"battery life"', true],
  ['usb "battery  life" -c', true],
  ['usb "battery life', true],
  ['battery life', false],
  ['"battery" life', false],
  ['" battery "', false],
  ['usb -"battery life"', false],
  ['5" screen', false],
  ['-"a b', false],
  ['"', false],
  ['', false],
])('%s asks for an order: %s', (q, ordered) => expect(asksForOrder(q)).toBe(ordered))
