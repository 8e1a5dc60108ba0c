import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHART, toBarPath, toBars } from '@/lib/analytics/chart'
import { parseAnalytics } from '@/lib/analytics/list-state'

test('bars stand side by side inside the drawing, the tallest as high as it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 365 }), (counts) => {
      const bars = toBars(counts)
      expect(bars).toHaveLength(counts.filter((count) => count > 0).length)
      for (const { x, y, width, height } of bars) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(CHART.width + 0.02)
        expect(y + height).toBeCloseTo(CHART.height, 1)
      }
      if (bars.length > 0) expect(Math.max(...bars.map(({ height }) => height))).toBe(CHART.height)
    }),
  )
})

test('nothing draws nothing', () => {
  expect(toBarPath([0, 0])).toBe('')
  expect(toBarPath([])).toBe('')
})

test('an address asks for a period, an order and a sheet', () => {
  expect(parseAnalytics({})).toEqual({ days: 30, sort: 'views', page: 1 })
  expect(parseAnalytics({ days: '7', sort: 'clicks', page: '2' })).toEqual({ days: 7, sort: 'clicks', page: 2 })
  expect(parseAnalytics({ days: '8', sort: 'x;drop', page: '-1' })).toEqual({ days: 30, sort: 'views', page: 1 })
})
