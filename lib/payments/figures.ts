import { DAY_MS } from '@/lib/core/durations'

/** Figures are those of so many days, the last included; growth compares them with as many before. */
export const PERIOD_DAYS = 30

/** How many calendar months the chart shows, the current one included. */
export const CHART_MONTHS = 12

/**
 * The day that figures end with, as its UTC midnight. While no provider is connected nothing new comes in: then it is the
 * day of the newest stored transaction, so that what is stored is shown as it was; else it is today.
 */
export function lastDay(isConnected: boolean, newest: Date | null, now: Date): Date {
  const end = !isConnected && newest ? newest : now
  return new Date(Math.floor(end.getTime() / DAY_MS) * DAY_MS)
}

/** `days` after a day, or before it. */
export const addDays = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)

/** The first day of the month that lies `months` before that of `day`. */
export const monthsBefore = (day: Date, months: number) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1))

/** `part` of `whole` in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)

/** By how many percent `now` is more than `before`; null when there was nothing to compare with. */
export const growth = (now: number, before: number) => (before === 0 ? null : ((now - before) / before) * 100)

/** `12.53` → `+12.5%`, with a real minus sign, and what that is; null has a sentence of its own. */
export function growthLine(percent: number | null, said: string): string {
  if (percent === null) return 'No earlier figure to compare with'
  const rounded = Math.round(percent * 10) / 10
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded).toFixed(1)}% ${said}`
}

/**
 * Whole percentages that add up to 100, by the largest remainder; all 0 when there is nothing.
 */
export function wholePercents(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0)
  const exact = counts.map((count) => percentOf(count, sum))
  const floors = exact.map(Math.floor)
  const left = sum === 0 ? 0 : 100 - floors.reduce((total, floor) => total + floor, 0)
  const rest = (index: number) => (exact[index] ?? 0) - (floors[index] ?? 0)
  const raised = new Set(
    exact
      .map((_, index) => index)
      .sort((a, b) => rest(b) - rest(a) || a - b)
      .slice(0, left),
  )
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0))
}
