import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyticsAddress, analyticsExportAddress } from '@/components/analytics/analytics-address'
import { CHART, toBarPath, toBars } from '@/lib/analytics/chart'
import { parseAnalytics } from '@/lib/analytics/list-state'
import { firstDay, toSeries } from '@/lib/analytics/series'

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

const PLAIN = { days: 30, sort: 'views', page: 1, post: null }

test('an address asks for a period, an order and a sheet', () => {
  expect(parseAnalytics({})).toEqual(PLAIN)
  expect(parseAnalytics({ days: '7', sort: 'clicks', page: '2' })).toEqual({
    ...PLAIN,
    days: 7,
    sort: 'clicks',
    page: 2,
  })
  expect(parseAnalytics({ days: '8', sort: 'x;drop', page: '-1' })).toEqual(PLAIN)
})

test('an address asks for one post, the last it names; what is no id asks for none', () => {
  const [id, other] = ['01900000-0000-7000-8000-00000000beef', '01900000-0000-7000-8000-00000000dead']
  expect(parseAnalytics({ post: id })).toEqual({ ...PLAIN, post: id })
  expect(parseAnalytics({ post: [other, id] })).toEqual({ ...PLAIN, post: id })
  for (const post of ['', 'x', `${id}'`, `${id}\0`, 'search:toaster', id.slice(1), [id, 'x']])
    expect(parseAnalytics({ post })).toEqual(PLAIN)
})

test('a series has every day of its period, the last one today', () => {
  const now = new Date('2026-03-01T00:30:00Z')
  const from = firstDay(3, now)
  const rows = [
    { day: new Date('2026-02-28'), count: 4 },
    { day: new Date('2026-03-01'), count: 1 },
  ]
  expect(toSeries({ measure: 'views', label: 'Views' }, from, 3, rows)).toEqual({
    measure: 'views',
    label: 'Views',
    total: 5,
    days: [
      { day: '2026-02-27', count: 0 },
      { day: '2026-02-28', count: 4 },
      { day: '2026-03-01', count: 1 },
    ],
  })
})

const STATE = { days: 7, sort: 'clicks', page: 3, post: null } as const
const POST = '01900000-0000-7000-8000-00000000beef'

test('the charts of a post lead back to the list as it was, and the table to take away has all posts', () => {
  expect(analyticsAddress({ ...STATE, post: POST })).toBe(
    `/admin/blog/analytics?days=7&sort=clicks&page=3&post=${POST}`,
  )
  expect(analyticsAddress(STATE)).toBe('/admin/blog/analytics?days=7&sort=clicks&page=3')
  expect(analyticsAddress({ days: 30, sort: 'views', page: 1, post: null })).toBe('/admin/blog/analytics')
  expect(analyticsExportAddress({ ...STATE, post: POST })).toBe('/admin/blog/analytics/export?days=7&sort=clicks')
})
