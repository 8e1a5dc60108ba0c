import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isSameText, toDiffRows } from '@/lib/articles/text-diff'
import { processorTime } from '@/tests/support/processor-time'

const text = fc
  .array(fc.constantFrom('one', 'two', 'three words here', '', 'four'), { maxLength: 12 })
  .map((lines) => lines.join('\n'))
const clean = (lines: string) => lines.replace(/\s+$/, '')

test('each side reads as its own text', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = toDiffRows(before, after)
      const side = (which: 'before' | 'after', whole: string) => {
        const lines = `${clean(whole)}`.split('\n')
        let at = 0
        return rows.flatMap((row) => {
          if (row.kind === 'skipped') {
            at += row.lines
            return lines.slice(at - row.lines, at)
          }
          const shown = row.kind === 'same' ? row.text : (row[which]?.map((piece) => piece.text).join('') ?? null)
          if (shown === null) return []
          at += 1
          return [shown]
        })
      }
      expect(clean(side('before', before).join('\n'))).toBe(clean(before))
      expect(clean(side('after', after).join('\n'))).toBe(clean(after))
      expect(rows.every(({ kind }) => kind !== 'changed')).toBe(isSameText(before, after))
    }),
  )
})

test('inside a line only what changed is marked', () => {
  const [row] = toDiffRows('A quiet keyboard', 'A loud keyboard')
  expect(row).toMatchObject({
    before: [{ text: 'A ' }, { text: 'quiet', changed: true }, { text: ' keyboard' }],
    after: [{ text: 'A ' }, { text: 'loud', changed: true }, { text: ' keyboard' }],
  })
})

test('long stretches without a change are left out', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}`)
  const kinds = toDiffRows(lines.join('\n'), [...lines.slice(0, 20), 'New', ...lines.slice(20)].join('\n')).map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['skipped', 'same', 'same', 'changed', 'same', 'same', 'skipped'])
})

test('two texts of which nothing is the same are still answered soon', () => {
  const long = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word} ${index * 7919}`).join('\n')
  const took = processorTime(() => expect(toDiffRows(long('a'), long('b')).length).toBeGreaterThan(3999))
  expect(took).toBeLessThan(8000)
})

test('lines of which hardly anything is the same are shown as changed as a whole', () => {
  const [one, other] = [`Same ${'a.'.repeat(500)}`, `Same ${',b'.repeat(500)}`]
  expect(toDiffRows(one, other)).toEqual([
    {
      id: 0,
      kind: 'changed',
      before: [{ id: 0, text: one, changed: true }],
      after: [{ id: 0, text: other, changed: true }],
    },
  ])
})

test('the words of many lines are compared only for a while', () => {
  let now = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++)
  const lines = (end: string) => Array.from({ length: 1000 }, (_, index) => `Line ${index} ${end}`).join('\n')
  const rows = toDiffRows(lines('before'), lines('after'))
  clock.mockRestore()
  const pieces = rows.map((row) => (row.kind === 'changed' ? row.after?.length : null))
  expect([pieces.length, pieces[0], pieces.at(-1)]).toEqual([1000, 2, 1])
})
