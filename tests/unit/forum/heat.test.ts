import { expect, test } from 'vitest'
import { decayedHeat, HEAT_HALF_LIFE_HOURS, HOT_FROM, isHot } from '@/lib/forum/heat'

test('heat halves with every half-life and never grows by waiting', () => {
  expect(decayedHeat(8, 0)).toBe(8)
  expect(decayedHeat(8, HEAT_HALF_LIFE_HOURS)).toBe(4)
  expect(decayedHeat(8, 3 * HEAT_HALF_LIFE_HOURS)).toBe(1)
  expect(decayedHeat(8, -5)).toBe(8)
})

test('a topic is hot from the threshold on', () => {
  expect(isHot(HOT_FROM)).toBe(true)
  expect(isHot(HOT_FROM - 0.001)).toBe(false)
})
