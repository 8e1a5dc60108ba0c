import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTitle, isReadable } from '@/lib/forum/title'

test.each([
  ['spaces and line ends', '  Which \n\t laptop? ', 'Which laptop?'],
  ['zero-width letters', 'Ad\u200bmin\u2060 an\ufeffnouncement', 'Admin announcement'],
  ['a turned direction', 'Price \u202e001$\u202c now', 'Price 001$ now'],
  ['isolates and marks', '\u2066abc\u2069 \u200fdef', 'abc def'],
  ['a soft hyphen', 'key\u00adboard', 'keyboard'],
  ['joiners between plain letters', 'a\u200db\u200cc', 'abc'],
  ['control characters', 'be\u0007ll\u0000', 'bell'],
  ['invisible tags', 'flag\u{e0041}\u{e007f}', 'flag'],
  ['stacked marks', `z${'\u0301'.repeat(20)}algo`, `ź${'\u0301'.repeat(3)}algo`],
  ['decomposed letters', 'Cafe\u0301', 'Café'],
])('%s', (_what, typed, stored) => {
  expect(cleanTitle(typed)).toBe(stored)
})

test.each([
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a red heart', '\u2764\ufe0f'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष'],
  ['Arabic', 'أفضل حاسوب محمول'],
  ['Japanese', 'キーボードの話'],
])('%s stays as it is', (_what, title) => {
  expect(cleanTitle(title)).toBe(title.normalize('NFC'))
})

test('what cannot be seen is no title', () => {
  for (const title of ['', '\u200b\u200b', '...', '\u3164\u3164', '- — -']) {
    expect(isReadable(cleanTitle(title)), JSON.stringify(title)).toBe(false)
  }
  expect(isReadable('C++')).toBe(true)
})

test('cleaning twice changes nothing more, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanTitle(text)
      expect(cleanTitle(once)).toBe(once)
      expect(once).not.toMatch(/[\u200b\u202a-\u202e\u2060-\u2069\p{Cc}]/u)
    }),
  )
})
