import { shortMoment } from '@/lib/core/dates'

/** A moment as `Nov 20, 2026, 08:05 UTC`. */
export const MomentText = ({ time }: { time: string }) => <time dateTime={time}>{shortMoment(time)}</time>
