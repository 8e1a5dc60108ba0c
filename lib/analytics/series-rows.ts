import type { Series } from './series'

/** Up to so many days have a row each; more are summed up by month. A year of days would be a longer page than its charts. */
export const MOST_DAY_ROWS = 92

/** `since`: a day, or the first day of a month, as an ISO date; `counts` in the order of the series. */
export type SeriesRow = { since: string; counts: number[] }

/**
 * Series of one period as the rows of a table, newest first: by day, or by calendar month (UTC) where there are more than
 * `MOST_DAY_ROWS`. Rows in which nothing was counted are left out.
 */
export function toSeriesRows(series: readonly Series[]): { by: 'day' | 'month'; rows: SeriesRow[] } {
  const days = series[0]?.days ?? []
  const by = days.length > MOST_DAY_ROWS ? 'month' : 'day'
  const rows = new Map<string, number[]>()
  for (const [place, { day }] of days.entries()) {
    const since = by === 'month' ? `${day.slice(0, 7)}-01` : day
    const sums = rows.get(since) ?? series.map(() => 0)
    rows.set(
      since,
      sums.map((sum, index) => sum + (series[index]?.days[place]?.count ?? 0)),
    )
  }
  const told = [...rows].map(([since, counts]) => ({ since, counts }))
  return { by, rows: told.filter(({ counts }) => counts.some((count) => count > 0)).toReversed() }
}
