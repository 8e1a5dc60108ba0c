import { expect, test } from 'vitest'
import { between, chance, seedId, shuffled } from '@/prisma/seed/deterministic'

test('ids are UUIDs of version 7 that carry their moment', () => {
  const at = new Date('2026-03-04T05:06:07.089Z')
  const id = seedId('article', 'a', at)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at.getTime())
  expect(seedId('article', 'a', at)).toBe(id)
  expect(seedId('article', 'b', at)).not.toBe(id)
  expect(seedId('topic', 'a', at)).not.toBe(id)
})

test('chances stay within bounds and shuffling loses nothing', () => {
  const draws = Array.from({ length: 500 }, (_, index) => between(3, 7, `draw ${index}`))
  expect(new Set(draws)).toEqual(new Set([3, 4, 5, 6, 7]))
  expect(draws.every((draw) => draw >= 3 && draw <= 7)).toBe(true)
  expect(chance('x')).toBeLessThan(1)
  const items = Array.from({ length: 50 }, (_, index) => index)
  expect(shuffled(items, 'key')).not.toEqual(items)
  expect(shuffled(items, 'key').toSorted((a, b) => a - b)).toEqual(items)
})
