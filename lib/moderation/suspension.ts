import { AppError } from '@/lib/core/app-error'
import { isoDate } from '@/lib/core/dates'
import type { Member } from '@/lib/core/viewer'
import { LONGEST_SUSPENSION } from './policy'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days that somebody may choose as the end of a suspension, first and last, as a date field writes them. */
export function suspensionDays(member: Pick<Member, 'role'>, now = new Date()): { first: string; last: string } {
  const longest = member.role === 'admin' ? LONGEST_SUSPENSION.admin : LONGEST_SUSPENSION.moderator
  return {
    first: isoDate(new Date(now.getTime() + DAY_MS)),
    last: isoDate(new Date(now.getTime() + longest * DAY_MS)),
  }
}

/** When a suspension until a day ends: as that day begins, in UTC. @throws AppError when the day is not one of `suspensionDays`. */
export function toSuspensionEnd(day: string, member: Pick<Member, 'role'>, now = new Date()): Date {
  const { first, last } = suspensionDays(member, now)
  if (day < first || day > last) {
    const message = `Please choose a day from ${first} to ${last}`
    throw new AppError('invalid', message, { until: [message] })
  }
  return new Date(`${day}T00:00:00Z`)
}
