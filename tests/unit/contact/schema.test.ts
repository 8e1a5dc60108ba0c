import { expect, test } from 'vitest'
import { contactInput } from '@/lib/contact/schema'

const typed = {
  name: 'Noor',
  email: 'noor@fieldtest.example',
  topic: 'other',
  message: 'The hinge of the lamp is loose after a week.',
}

const errorsOf = (fields: Partial<typeof typed>) => {
  const parsed = contactInput.safeParse({ ...typed, ...fields })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test('what says nothing is no name and no message', () => {
  for (const nothing of ['', '   ', '\u200b'.repeat(30), '\u2800\u00ad\u200f'.repeat(12)]) {
    expect(errorsOf({ name: nothing })).toEqual(['Please enter your name'])
    expect(errorsOf({ message: nothing })).toEqual(['Please enter a message'])
  }
})

test('a name is one line, so that it writes no other line of the letter', () => {
  const parsed = contactInput.parse({ ...typed, name: 'A\r\nReference: FT-000000\u2028B\tC' })
  expect(parsed.name).toBe('A Reference: FT-000000 B C')
})
