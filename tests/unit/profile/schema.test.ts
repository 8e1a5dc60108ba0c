import { expect, test } from 'vitest'
import { BIO_LIMIT, profileInput } from '@/lib/profile/schema'

const bioOf = (bio: string) => profileInput.parse({ username: 'somebody', full_name: '', bio, version: 1 }).bio

test.each([
  ['One line', 'One line'],
  ['Line\nafter line', 'Line\nafter line'],
  ['Two\n\nparagraphs', 'Two\n\nparagraphs'],
  ['Far\n \n\t\n\n  apart', 'Far\n\n  apart'],
  [`a${'\n'.repeat(BIO_LIMIT - 2)}b`, 'a\n\nb'],
  [' \n ', null],
])('the bio %j is kept as %j', (typed, kept) => {
  expect(bioOf(typed)).toBe(kept)
})
