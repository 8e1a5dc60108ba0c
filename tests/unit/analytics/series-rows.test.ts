import { expect, test } from 'vitest'
import { toSeries } from '@/lib/analytics/series'
import { MOST_DAY_ROWS, toSeriesRows } from '@/lib/analytics/series-rows'

const toTwo = (days: number, views: Record<string, number>, likes: Record<string, number> = {}) => {
  const from = new Date('2026-01-30')
  const rows = (counts: Record<string, number>) =>
    Object.entries(counts).map(([day, count]) => ({ day: new Date(day), count }))
  return [
    toSeries({ measure: 'views', label: 'Views' }, from, days, rows(views)),
    toSeries({ measure: 'likes', label: 'Likes' }, from, days, rows(likes)),
  ]
}

test('a row has every measure of its day, the newest first, without empty days', () => {
  const series = toTwo(7, { '2026-01-30': 3, '2026-02-02': 5 }, { '2026-02-02': 1, '2026-02-05': 2 })
  expect(toSeriesRows(series)).toEqual({
    by: 'day',
    rows: [
      { since: '2026-02-05', counts: [0, 2] },
      { since: '2026-02-02', counts: [5, 1] },
      { since: '2026-01-30', counts: [3, 0] },
    ],
  })
})

test('more days than have a row each are summed up by month, which loses nothing', () => {
  const views = { '2026-01-30': 3, '2026-01-31': 4, '2026-02-01': 5, '2026-05-02': 6 }
  const series = toTwo(MOST_DAY_ROWS + 1, views)
  expect(toSeriesRows(series)).toEqual({
    by: 'month',
    rows: [
      { since: '2026-05-01', counts: [6, 0] },
      { since: '2026-02-01', counts: [5, 0] },
      { since: '2026-01-01', counts: [7, 0] },
    ],
  })
  expect(toSeriesRows(toTwo(MOST_DAY_ROWS, views)).by).toBe('day')
})

test('where nothing was counted there are no rows', () => {
  expect(toSeriesRows(toTwo(30, {})).rows).toEqual([])
  expect(toSeriesRows([]).rows).toEqual([])
})
