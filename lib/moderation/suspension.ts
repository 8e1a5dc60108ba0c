import { AppError } from '@/lib/core/app-error'
import { isoDate } from '@/lib/core/dates'
import { DAY_MS } from '@/lib/core/durations'
import { LONGEST_SUSPENSION_DAYS } from './policy'

/** The days that staff may choose as the end of a suspension, first and last, as a date field writes them. */
export function suspensionDays(now = new Date()): { first: string; last: string } {
  return {
    first: isoDate(new Date(now.getTime() + DAY_MS)),
    last: isoDate(new Date(now.getTime() + LONGEST_SUSPENSION_DAYS * DAY_MS)),
  }
}

/** When a suspension until a day ends: as that day begins, in UTC. @throws AppError when the day is not one of `suspensionDays`. */
export function toSuspensionEnd(day: string, now = new Date()): Date {
  const { first, last } = suspensionDays(now)
  if (day < first || day > last) {
    const message = `Please choose a day from ${first} to ${last}`
    throw new AppError('invalid', message, { until: [message] })
  }
  return new Date(`${day}T00:00:00Z`)
}
