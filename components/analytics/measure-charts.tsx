import type { Series } from '@/lib/analytics/series'
import { DayBars } from './day-bars'
import { SeriesTable } from './series-table'

type MeasureChartsProps = {
  series: readonly Series[]
  /** How their names stand in the page: below the heading of a post one lower. */
  heading?: 'h2' | 'h3'
}

/** One chart for each measure, and their numbers. */
export function MeasureCharts({ series, heading: Heading = 'h2' }: MeasureChartsProps) {
  return (
    <>
      <div className="measures">
        {series.map((one) => (
          <section
            key={one.measure}
            aria-labelledby={`measure-${one.measure}`}
            className="measure"
            data-none={one.total === 0 ? '' : undefined}
          >
            <Heading id={`measure-${one.measure}`}>{one.label}</Heading>
            <DayBars series={one} />
          </section>
        ))}
      </div>
      <SeriesTable series={series} what="Readers" />
    </>
  )
}
