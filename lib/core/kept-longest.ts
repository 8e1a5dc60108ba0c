import { DAY_SECONDS } from './durations'

/** Attributes of a cookie that only tells the page how to look. Browsers keep none longer than 400 days (RFC 6265bis). */
export const KEPT_LONGEST = `path=/; max-age=${400 * DAY_SECONDS}; SameSite=Lax`
