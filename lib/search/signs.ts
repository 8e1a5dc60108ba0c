import { isoDate } from '@/lib/core/dates'
import { DAY_MS } from '@/lib/core/durations'
import { SEARCH_DATES, type SearchState } from './list-state'

/** When the oldest thing of a period may have been published; null for any time. */
export function periodStart(date: SearchState['date'], now: Date): Date | null {
  const days = SEARCH_DATES.find((known) => known.date === date)?.days
  return days ? new Date(now.getTime() - days * DAY_MS) : null
}

/**
 * The filters of a search as a tsquery over the signs that documents carry beside their words (docs/decisions/0012), such
 * as `'=caudio'&('=d2026-11-21'|'=d2026-11-20')`; '' without a filter. Periods are rounded up to whole days and months.
 */
export function toSigns({ category, date }: Pick<SearchState, 'category' | 'date'>, now: Date): string {
  const start = periodStart(date, now)
  const times = start ? `(${[...new Set(timeSigns(start, now))].map((sign) => `'${sign}'`).join('|')})` : ''
  return [category ? `'=c${category}'` : '', times].filter(Boolean).join('&')
}

/** Days up to a month, months beyond: a query of a few dozen signs, never of hundreds. */
function timeSigns(start: Date, now: Date): string[] {
  const days = Math.ceil((now.getTime() - start.getTime()) / DAY_MS)
  const dates = Array.from({ length: days + 1 }, (_, back) => isoDate(new Date(now.getTime() - back * DAY_MS)))
  return days > 62 ? dates.map((day) => `=m${day.slice(0, 7)}`) : dates.map((day) => `=d${day}`)
}
