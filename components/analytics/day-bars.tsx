import { CHART, toBarPath } from '@/lib/analytics/chart'
import type { Series } from '@/lib/analytics/series'
import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'

/** A measure's sum, and its bars by day. The best day says how much the highest bar stands for. */
export function DayBars({ series: { label, total, days } }: { series: Series }) {
  const best = days.reduce((most, day) => (day.count > most.count ? day : most), { day: '', count: 0 })
  const isEmpty = best.count === 0
  const words = isEmpty ? 'none in this period' : `most on ${shortDate(best.day)}, ${formatCount(best.count)}`
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <p className="measure-total">{formatCount(total)}</p>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by day: ${words}`}
      >
        <path d={toBarPath(days.map(({ count }) => count))} />
      </svg>
      <p className="measure-days" aria-hidden="true">
        {isEmpty ? (
          <span>Nothing in this period</span>
        ) : (
          <>
            <span>{first && shortDate(first.day)}</span>
            <span className="measure-best">{words}</span>
            <span>{last && shortDate(last.day)}</span>
          </>
        )}
      </p>
    </>
  )
}
