import { expect, test } from 'vitest'
import { toQuotation } from '@/components/forum/quote-bus'

test('words are quoted line by line under the name of who wrote them', () => {
  expect(toQuotation({ position: 3, name: 'Noor', text: 'One.\n\nTwo.' })).toBe(
    '> **Noor** wrote:\n>\n> One.\n>\n> Two.',
  )
})
