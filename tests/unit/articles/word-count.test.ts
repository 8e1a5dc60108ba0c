import { expect, test } from 'vitest'
import { measureText, minutesToRead } from '@/lib/articles/word-count'
import { readMinutes } from '@/lib/core/reading-time'
import { processorTime } from '@/tests/support/processor-time'

test.each([
  ['', 0, 0],
  ['One two, three.', 3, 0],
  ['**Bold** and [a link](https://a.example/x_y "A title") here', 5, 0],
  ['![A desk](/media/x-1200.webp#1200x800 "Caption words")', 2, 1],
  ['- a\n- b\n\n1. c\n', 4, 0],
  ['| a | b |\n| - | :-: |\n| c | d |', 4, 0],
  ['>>> a <<< b', 2, 0],
  ['x | y\n-|-\nz', 3, 0],
  ['```ts\nconst x = 1\n```', 3, 0],
  ['日本語の文', 2, 0],
  ['Das iPhone は新しい。', 4, 0],
  ['조용한 키보드', 2, 0],
  [`${'字'.repeat(1000)}\n\n![字](/media/x-1200.webp#1200x800)`, 400, 1],
  ['— – … ***', 0, 0],
])('%j has %i words and %i pictures', (text, words, pictures) => {
  expect(measureText(text)).toEqual({ words, pictures })
})

test('minutes are those of the whole syntax tree', () => {
  const text = 'The **quick** brown fox jumps over [the lazy dog](https://example.com/a) and keeps running. '.repeat(
    150,
  )
  expect(minutesToRead(measureText(text))).toBe(readMinutes(text))
})

const LENGTH = 100_000

const costOf = (text: string) => processorTime(() => measureText(text.slice(0, LENGTH)))

// Each of these took seconds, or hours, by rules whose time grew with the square of a run, or its cube.
test.each([
  ['begun links', 'word [x]('],
  ['rules of tables', '| - '],
  ['marks of quotes', '>'],
  ['signs', '<'],
  ['marks and blanks', '> '],
  ['begun titles', '](a "'],
  ['brackets', ']('],
])('%s cost what their length does', (_what, part) => {
  measureText('warm '.repeat(LENGTH / 5))
  expect(costOf(`word ${part.repeat(LENGTH)}`)).toBeLessThan(500)
})

test('blanks and bars within code cost what their length does', () => {
  expect(costOf(`\`\`\`\n${' '.repeat(LENGTH / 2)}${'|'.repeat(LENGTH / 2 - 10)}x\n\`\`\``)).toBeLessThan(500)
})
