import { expect, test } from 'vitest'
import { tags } from '@/lib/core/tags'

test('no two entries of the registry can name the same tag', () => {
  // One argument for all: those that take a number print it the same way.
  const all = Object.values(tags).map((tag) => (typeof tag === 'string' ? tag : (tag as (part: string) => string)('1')))
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((tag) => tag.length <= 256)).toBe(true)
})

test('a profile has one tag however its name is written', () => {
  expect(tags.profile('Noor')).toBe(tags.profile('noor'))
})
