import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Command, type Edit, toBlock, toContinuation, toEdit } from '@/components/writing/formatting'

/** A text whose selection stands between | and |, or at a single |. */
function read(marked: string) {
  const from = marked.indexOf('|')
  const last = marked.lastIndexOf('|')
  return { text: marked.replaceAll('|', ''), from, to: last === from ? from : last - 1 }
}

function show(text: string, { from, to, insert, select: [start, end] }: Edit) {
  const next = text.slice(0, from) + insert + text.slice(to)
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`
}

const after = (command: Command, marked: string) => show(read(marked).text, toEdit(command, read(marked)))

describe('a command', () => {
  test.each<[Command, string, string]>([
    ['bold', 'a |word| here', 'a **|word|** here'],
    ['bold', 'a **|word|** here', 'a |word| here'],
    ['bold', 'a |**word**| here', 'a |word| here'],
    ['bold', 'a| word |here', 'a **|word|** here'],
    ['bold', 'a |', 'a **|**'],
    ['bold', 'a **|**', 'a |'],
    ['bold', '|   |', '   **|**'],
    ['bold', 'a **word|**', 'a **word**|'],
    ['italic', '|word|', '_|word|_'],
    ['italic', '**|word|**', '**_|word|_**'],
    ['code', 'run |npm test| now', 'run `|npm test|` now'],
    ['code', 'so:\n|a\nb|\n\nend', 'so:\n\n```\n|a\nb|\n```\n\nend'],
    ['link', 'see |the test|', 'see [the test](|https://|)'],
    ['link', 'see |https://example.com/a|', 'see [|](https://example.com/a)'],
    ['link', '|', '[|](https://)'],
    ['quote', 'one\n|two\nthree|\nfour', 'one\n|> two\n> three|\nfour'],
    ['quote', '|> two\n> three|', '|two\nthree|'],
    ['list', 'mi|lk', '- milk|'],
    ['list', '|one\ntwo\n|three', '|- one\n- two|\nthree'],
    ['list', '- one|', 'one|'],
  ])('%s: %j', (command, before, then) => expect(after(command, before)).toBe(then))

  test('keeps every letter, and its selection inside the text', () => {
    const command = fc.constantFrom<Command>('bold', 'italic', 'link', 'quote', 'list', 'code')
    fc.assert(
      fc.property(
        command,
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '*', '>', '-', '`', '_') }),
        fc.nat(),
        fc.nat(),
        (use, text, one, other) => {
          const [from, to] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b) as [
            number,
            number,
          ]
          const edit = toEdit(use, { text, from, to })
          const next = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
          expect(next.replace(/[^a]/g, '')).toBe(text.replace(/[^a]/g, ''))
          expect(edit.select[0]).toBeLessThanOrEqual(edit.select[1])
          expect(edit.select[1]).toBeLessThanOrEqual(next.length)
          expect(edit.select[0]).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('Enter', () => {
  test.each([
    ['- one|', '- one\n- |'],
    ['  * one|', '  * one\n  * |'],
    ['9. nine|', '9. nine\n10. |'],
    ['1) one|', '1) one\n2) |'],
    ['- [x] done|', '- [x] done\n- [ ] |'],
    ['> said|', '> said\n> |'],
    ['a\n- |', 'a\n|'],
    ['- on|e', '- on\n- |e'],
  ])('%j', (before, then) => {
    const edit = toContinuation(read(before))
    expect(edit && show(read(before).text, edit)).toBe(then)
  })

  test.each(['one|', '-one|', '- |one|', '|- one', '**bold** text|'])('is an ordinary line break: %j', (before) => {
    expect(toContinuation(read(before))).toBeNull()
  })
})

test.each([
  ['|', 'X\n\n|'],
  ['a|', 'a\n\nX\n\n|'],
  ['a\n|b', 'a\n\nX\n\n|b'],
  ['a\n\n|\n\nb', 'a\n\nX|\n\nb'],
])('a block stands by itself: %j', (before, then) => {
  expect(show(read(before).text, toBlock('X', read(before)))).toBe(then)
})
