const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/**
 * `'2026-11-20T08:00:00Z'` → `'Nov 20, 2026'`. Always the UTC day, so that server and browser print the same text.
 * @throws RangeError when the time cannot be read.
 */
export const shortDate = (time: string | Date) => short.format(new Date(time))

/**
 * `'2026-11-20T08:00:00Z'` → `'2026-11-20'`, the UTC day.
 * @throws RangeError when the time cannot be read.
 */
export const isoDate = (time: string | Date) => new Date(time).toISOString().slice(0, 10)

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/

/** A day of an address, `'2026-11-20'`; '' for anything that is no day of the calendar, such as February 31. */
export function parseDay(value: string | readonly string[] | undefined): string {
  if (typeof value !== 'string' || !DAY.test(value)) return ''
  const time = new Date(value)
  // JavaScript takes February 31 for the third of March, Postgres takes it for a mistake.
  return !Number.isNaN(time.getTime()) && isoDate(time) === value ? value : ''
}
