import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toExcerpt } from '@/lib/core/excerpt'
import { toJsonLd } from '@/lib/core/json-ld'
import { toOwnPlainText, toPlainSentences, toPlainText } from '@/lib/core/markdown/plain-text'
import { escapeLike, normalizeQuery } from '@/lib/core/search-text'

describe('toExcerpt', () => {
  test.each([
    ['', 10, ''],
    ['short', 10, 'short'],
    ['exactly 10', 10, 'exactly 10'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one…'],
    ['one, two three', 7, 'one…'],
    ['extraordinary', 6, 'extra…'],
    ['👍👍👍👍', 3, '👍👍…'],
    [`See https://a.example/${'x'.repeat(90)}`, 60, `See https://a.example/${'x'.repeat(37)}…`],
    [`Apple ${'新'.repeat(90)}`, 40, `Apple ${'新'.repeat(33)}…`],
    ['  one \n two  ', 100, 'one two'],
  ])('%j within %d is %j', (text, limit, excerpt) => {
    expect(toExcerpt(text, limit)).toBe(excerpt)
  })

  test('is never longer than the limit and begins like the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 20, max: 120 }), (text, limit) => {
        const excerpt = toExcerpt(text, limit)
        expect([...excerpt].length).toBeLessThanOrEqual(limit)
        expect(text.startsWith(excerpt.replace(/…$/, ''))).toBe(true)
      }),
    )
  })
})

test.each([
  ['# Title\n\nSome *strong* **text** with `code`.', 'Title Some strong text with code.'],
  ['[a link](https://example.com "t") and ![a picture](/media/a.webp)', 'a link and a picture'],
  ['- one\n- two\n\n> three', 'one two three'],
  ['| a | b |\n|---|---|\n| c | d |', 'a b c d'],
  ['one\ntwo  \nthree', 'one two three'],
  ['in<b>side</b> <!-- seen -->', 'in<b>side</b> <!-- seen -->'],
  ['```js\nlet a\n```', 'let a'],
  ['&amp; \\*', '& *'],
  ['', ''],
])('the plain text of %j', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text)
})

test.each([
  ['![A desk](/media/a.webp "Caption")\n\nThe first sentence.', 'The first sentence.'],
  ['```sh\nnpm start\n```\n\nThat is all. `code` in it', 'That is all. code in it'],
  ['![A desk](/media/a.webp) ![A chair](/media/b.webp)  \n![A lamp](/media/c.webp)\n\nAfter them.', 'After them.'],
  ['[![A desk](/media/a.webp)](https://a.example)\n\nAfter it.', 'After it.'],
  ['[A desk](https://a.example) ![a desk](/media/a.webp)\n\nMore.', 'A desk a desk More.'],
  ['Look: ![a desk](/media/a.webp)', 'Look: a desk'],
  ['![A desk](/media/a.webp)\n\n```sh\nnpm start\n```', 'A desk npm start'],
])('the sentences of %j', (markdown, text) => {
  expect(toPlainSentences(markdown)).toBe(text)
})

test.each([
  ['> **Iris** wrote:\n>\n> It is loud.\n\nNot in my room.', 'Not in my room.'],
  ['Yes.\n\n> It is loud.\n\nNo.', 'Yes. No.'],
  ['> It is loud.', 'It is loud.'],
])('the own words of %j', (markdown, text) => {
  expect(toOwnPlainText(markdown)).toBe(text)
})

describe('toJsonLd', () => {
  test('cannot close the script it stands in', () => {
    expect(toJsonLd({ name: '</script><!-- & \u2028\u2029' })).toBe(
      '{"name":"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029"}',
    )
  })

  test('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (data) => {
        const text = toJsonLd(data)
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(data))
      }),
    )
  })
})

test.each([
  ['50% off_now', '50\\% off\\_now'],
  ['a\\b', 'a\\\\b'],
  ['plain', 'plain'],
])('escapeLike(%j) is %j', (text, pattern) => {
  expect(escapeLike(text)).toBe(pattern)
})

describe('normalizeQuery', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    ['   ', ''],
    ['  solid   state\tdrive\n', 'solid state drive'],
    ['a\0b\u0007', 'ab'],
    ['\0', ''],
    [['first', 'last'], 'last'],
    [['first', ''], ''],
    [[], ''],
    ['\ud800', '\ufffd'],
    ['u\u0308ber', '\u00fcber'],
    ['u\0\u0308ber', '\u00fcber'],
    ["50% 'quoted' <b>", "50% 'quoted' <b>"],
  ])('%j is %j', (query, text) => {
    expect(normalizeQuery(query)).toBe(text)
  })

  test('is cut between characters', () => {
    expect(normalizeQuery('a👍👍', 2)).toBe('a👍')
    expect(normalizeQuery('ab cd', 3)).toBe('ab')
  })

  test('holds no control character and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
        const text = normalizeQuery(query)
        expect(text).not.toMatch(/\p{Cc}/u)
        expect([...text].length).toBeLessThanOrEqual(200)
        expect(normalizeQuery(text)).toBe(text)
      }),
    )
  })
})
