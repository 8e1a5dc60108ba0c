const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `'2026-11-20T08:00:00Z'` → `'Nov 20, 2026'`. Always the UTC day, so that server and browser print the same text. Without
 * `Intl`: its first use has a slow phone stand still for 60 ms while the page wakes up.
 * @throws RangeError when the time cannot be read.
 */
export function shortDate(time: string | Date): string {
  const date = new Date(time)
  const month = MONTHS[date.getUTCMonth()]
  if (!month) throw new RangeError(`Not a time: ${time}`)
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/**
 * `'2026-11-20T08:00:00Z'` → `'Nov 2026'`, the UTC month.
 * @throws RangeError when the time cannot be read.
 */
export const shortMonth = (time: string | Date) => shortDate(time).replace(/ \d+,/, '')

/**
 * `'2026-11-20T08:05:00Z'` → `'Nov 20, 2026, 08:05 UTC'`, for what happens at its minute.
 * @throws RangeError when the time cannot be read.
 */
export const shortMoment = (time: string | Date) =>
  `${shortDate(time)}, ${new Date(time).toISOString().slice(11, 16)} UTC`

/**
 * `'2026-11-20T08:00:00Z'` → `'2026-11-20'`, the UTC day.
 * @throws RangeError when the time cannot be read.
 */
export const isoDate = (time: string | Date) => new Date(time).toISOString().slice(0, 10)
