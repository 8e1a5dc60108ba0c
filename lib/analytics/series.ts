import { isoDate } from '@/lib/core/dates'
import { DAY_MS } from '@/lib/core/durations'
import type { EMPTY_SEARCH, Measure } from './measures'

/** One measure over a period: `days` are ISO dates without a gap, oldest first. */
export type Series = {
  measure: Measure | typeof EMPTY_SEARCH
  label: string
  total: number
  days: { day: string; count: number }[]
}

/** The first day of a period that ends today, in UTC. */
export const firstDay = (days: number, now: Date) => new Date(Date.parse(isoDate(now)) - (days - 1) * DAY_MS)

type Counts = readonly { day: Date; count: number }[]

/** What was counted since a day as a series; a day without a count has 0. */
export function toSeries(
  { measure, label }: Pick<Series, 'measure' | 'label'>,
  from: Date,
  days: number,
  rows: Counts,
) {
  const known = new Map(rows.map(({ day, count }) => [isoDate(day), count]))
  const all = Array.from({ length: days }, (_, index) => {
    const day = isoDate(new Date(from.getTime() + index * DAY_MS))
    return { day, count: known.get(day) ?? 0 }
  })
  return { measure, label, total: all.reduce((sum, { count }) => sum + count, 0), days: all }
}
