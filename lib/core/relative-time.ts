import { shortDate } from '@/lib/core/dates'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/core/durations'

/** Which wording a time gets: that of forum lists or that of posts and comments. */
export type RelativeTimeRule = 'forum' | 'comment'

const MONTH = 30 * DAY_SECONDS
const YEAR = 365 * DAY_SECONDS

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Specification, section 2, Forum: whole units that have passed, a date from the seventh day on. */
function forumWording(seconds: number, iso: string) {
  if (seconds < HOUR_SECONDS) return ago(Math.floor(seconds / MINUTE_SECONDS), 'minute')
  if (seconds < DAY_SECONDS) return ago(Math.floor(seconds / HOUR_SECONDS), 'hour')
  if (seconds < 7 * DAY_SECONDS) return ago(Math.floor(seconds / DAY_SECONDS), 'day')
  return shortDate(iso)
}

/** Specification, section 9: minutes under 45, then 'about 1 hour' and larger units, rounded to the nearest. */
function commentWording(seconds: number) {
  if (seconds < 45 * MINUTE_SECONDS) return ago(Math.floor(seconds / MINUTE_SECONDS), 'minute')
  if (seconds < DAY_SECONDS) return `about ${ago(Math.round(seconds / HOUR_SECONDS), 'hour')}`
  if (seconds < MONTH) return ago(Math.round(seconds / DAY_SECONDS), 'day')
  if (seconds < 2 * MONTH) return `about ${ago(Math.round(seconds / MONTH), 'month')}`
  if (seconds < YEAR) return ago(Math.floor(seconds / MONTH), 'month')
  return `about ${ago(Math.round(seconds / YEAR), 'year')}`
}

/**
 * How long ago `iso` was, in words. The first minute, and a time still to come (clocks differ), is 'just now'.
 * `now` is an argument so that the result can be rendered on the server, in the browser and in a test alike.
 * @param now a Date, or milliseconds since 1970.
 * @throws RangeError when either time cannot be read.
 */
export function relativeTime(iso: string, now: Date | number, rule: RelativeTimeRule): string {
  const seconds = (Number(now) - Date.parse(iso)) / 1000
  if (Number.isNaN(seconds)) throw new RangeError(`Not a time: ${iso}`)
  if (seconds < MINUTE_SECONDS) return 'just now'
  return rule === 'forum' ? forumWording(seconds, iso) : commentWording(seconds)
}
