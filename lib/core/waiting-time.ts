import { HOUR_SECONDS } from './durations'
import { counted } from './format-count'

/**
 * How long somebody has to wait, rounded up: `1 second`, `40 seconds`, `3 minutes`, `2 hours`. Where minutes are the `largest`
 * unit, an hour is `60 minutes`.
 */
export function waitingTime(seconds: number, largest: 'minute' | 'hour' = 'hour'): string {
  if (seconds < 60) return counted(seconds, 'second', 'seconds')
  if (seconds < HOUR_SECONDS || largest === 'minute') return counted(Math.ceil(seconds / 60), 'minute', 'minutes')
  return counted(Math.ceil(seconds / HOUR_SECONDS), 'hour', 'hours')
}
