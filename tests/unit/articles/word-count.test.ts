import { expect, test } from 'vitest'
import { measureText, minutesToRead } from '@/lib/articles/word-count'
import { readMinutes } from '@/lib/core/reading-time'

test.each([
  ['', 0, 0],
  ['One two, three.', 3, 0],
  ['**Bold** and [a link](https://a.example/x_y "A title") here', 5, 0],
  ['![A desk](/media/x-1200.webp#1200x800 "Caption words")', 2, 1],
  ['- a\n- b\n\n1. c\n', 4, 0],
  ['| a | b |\n| - | :-: |\n| c | d |', 4, 0],
  ['```ts\nconst x = 1\n```', 3, 0],
  ['日本語の文', 1, 0],
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

test('a long text takes no longer than its length', () => {
  const text = `${'word [x]('.repeat(20_000)}${'| - '.repeat(20_000)}`
  const began = performance.now()
  measureText(text)
  expect(performance.now() - began).toBeLessThan(1000)
})
