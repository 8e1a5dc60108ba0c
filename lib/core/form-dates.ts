import { isoDate } from './dates'

/** How long what a form's `datetime-local` field sends is at most: `'2026-11-20T08:00:00.000'`. */
export const TIME_LENGTH = 23

export const NO_MOMENT = 'Please enter a date and a time'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/

/** A moment of a form's `datetime-local` field, in UTC, `'2026-11-20T08:00'`; null for anything else, such as hour 25. */
export function parseMoment(value: string): Date | null {
  const [day = '', time = ''] = value.split(/[T ]/)
  return parseDay(day) && TIME.test(time) && value.length === day.length + 1 + time.length
    ? new Date(`${day}T${time}Z`)
    : null
}

/** A moment as such a field shows it: to the minute. */
export const toFormMoment = (moment: Date): string => moment.toISOString().slice(0, 16)

/** A date field takes years that no calendar here has: one typed with too many digits, or with too few. */
const FAR_DAY = /^(?![12]\d{3}-)\d{4,6}-\d{2}-\d{2}(?![^T ])/

/** What is said of a date that is one, in such a year. */
export const FAR_YEAR = 'Please choose a year between 1000 and 2999'

/** Whether a date or a moment of a form is in a year that is not taken, `'9999-12-31T23:59'`. */
export const hasFarYear = (value: string) => FAR_DAY.test(value)

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/

/** A day of an address, `'2026-11-20'`; '' for anything that is no day of the calendar, such as February 31. */
export function parseDay(value: string | readonly string[] | undefined): string {
  if (typeof value !== 'string' || !DAY.test(value)) return ''
  const time = new Date(value)
  // JavaScript takes February 31 for the third of March, Postgres takes it for a mistake.
  return !Number.isNaN(time.getTime()) && isoDate(time) === value ? value : ''
}
