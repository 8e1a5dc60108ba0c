import { shortDate, shortMoment } from '@/lib/core/dates'

/** A day as `Nov 20, 2026`, in UTC. */
export const DateText = ({ time }: { time: string }) => <time dateTime={time}>{shortDate(time)}</time>

/** A moment as `Nov 20, 2026, 08:05 UTC`. */
export const MomentText = ({ time }: { time: string }) => <time dateTime={time}>{shortMoment(time)}</time>
