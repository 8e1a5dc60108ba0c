import { expect, test } from 'vitest'
import { toBeginning, toQuotation } from '@/components/forum/quote-bus'

test('words are quoted line by line under the name of who wrote them', () => {
  expect(toQuotation({ position: 3, name: 'Noor', text: 'One.\n\nTwo.' })).toBe(
    '> **Noor** wrote:\n>\n> One.\n>\n> Two.',
  )
})

test('of a long text the beginning is quoted, and no letter is cut in two', () => {
  const beginning = toBeginning(` ${'x'.repeat(599)}🔋🔋`)
  expect(beginning).toBe(`${'x'.repeat(599)}🔋`)
  expect(toBeginning(`${'x'.repeat(599)} no`)).toBe('x'.repeat(599))
  expect(toBeginning('Short.')).toBe('Short.')
})
