import { shortDate } from '@/lib/core/dates'

/** A day as `Nov 20, 2026`, in UTC. */
export const DateText = ({ time }: { time: string }) => (
  <time dateTime={time} className="whitespace-nowrap">
    {shortDate(time)}
  </time>
)
