import type { EmptySearch } from '@/lib/analytics/queries'
import type { Series } from '@/lib/analytics/series'
import { formatCount } from '@/lib/core/format-count'
import { DayBars } from './day-bars'
import { SeriesTable } from './series-table'

type EmptySearchesProps = {
  series: Series
  /** What was looked for most. */
  searches: readonly EmptySearch[]
}

/** What was looked for in vain: how often by day, and which words. */
export function EmptySearches({ series, searches }: EmptySearchesProps) {
  return (
    <section aria-labelledby="searches" className="analytics-part">
      <h2 id="searches">Searches without a result</h2>
      {searches.length === 0 ? (
        <p className="text-muted">Everything that was looked for was found.</p>
      ) : (
        <>
          <div className="measure">
            <DayBars series={series} />
          </div>
          <SeriesTable series={[series]} what="Searches" />
          <h3 className="mt-8 mb-3 text-base">Looked for most</h3>
          <ol className="empty-searches">
            {searches.map(({ words, count }) => (
              <li key={words}>
                <span>{words}</span>
                <span className="tabular-nums">{formatCount(count)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
