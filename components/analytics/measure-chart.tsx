import { CHART, toBarPath } from '@/lib/analytics/chart'
import type { Series } from '@/lib/analytics/queries'
import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'

/** One measure by day: its sum, and bars whose words say the best day for those who do not see them. */
export function MeasureChart({ series: { measure, label, total, days } }: { series: Series }) {
  const best = days.reduce((most, day) => (day.count > most.count ? day : most), { day: '', count: 0 })
  const isEmpty = best.count === 0
  const words = isEmpty ? 'none in this period' : `most on ${shortDate(best.day)}, ${formatCount(best.count)}`
  const [first, last] = [days[0], days.at(-1)]
  return (
    <section aria-labelledby={`measure-${measure}`} className="measure" data-none={isEmpty ? '' : undefined}>
      <h2 id={`measure-${measure}`}>{label}</h2>
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
            <span>{last && shortDate(last.day)}</span>
          </>
        )}
      </p>
    </section>
  )
}
