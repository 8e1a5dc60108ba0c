import { expect, test } from 'vitest'
import { measureText, minutesToRead } from '@/lib/articles/word-count'
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

const words = (count: number) => 'word '.repeat(count)

test.each([
  ['nothing', '', 1],
  ['one word', 'word', 1],
  ['200 words', words(200), 1],
  ['201 words', words(201), 2],
  ['1000 words', words(1000), 5],
  ['200 words and a picture', `${words(200)}\n\n![](/media/a.webp)`, 2],
  ['five pictures', '![](/media/a.webp)\n'.repeat(5), 1],
  ['a word that links to a long address', `[word](https://example.com/${'a/'.repeat(500)})`, 1],
])('%s takes its whole minutes', (_text, markdown, minutes) => {
  expect(minutesToRead(measureText(markdown))).toBe(minutes)
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
