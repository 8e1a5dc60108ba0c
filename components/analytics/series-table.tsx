import { AdminTable } from '@/components/admin/admin-table'
import type { Series } from '@/lib/analytics/series'
import { toSeriesRows } from '@/lib/analytics/series-rows'
import { shortDate, shortMonth } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'

const WORDS = {
  day: { column: 'Day', name: shortDate },
  month: { column: 'Month', name: shortMonth },
}

/** The numbers behind the charts, newest first. Where nothing was counted at all there is nothing to unfold. */
export function SeriesTable({ series, what }: { series: readonly Series[]; what: string }) {
  const { by, rows } = toSeriesRows(series)
  const { column, name } = WORDS[by]
  const summary = `${what} by ${by} as a table`
  if (rows.length === 0) return null
  return (
    <details className="as-table">
      <summary>{summary}</summary>
      <AdminTable
        label={summary}
        head={
          <>
            <th scope="col">{column}</th>
            {series.map(({ measure, label }) => (
              <th key={measure} scope="col" className="number">
                {label}
              </th>
            ))}
          </>
        }
      >
        {rows.map(({ since, counts }) => (
          <tr key={since}>
            <th scope="row" className="font-normal whitespace-nowrap">
              {name(since)}
            </th>
            {counts.map((count, index) => (
              <td key={series[index]?.measure} className="number">
                {formatCount(count)}
              </td>
            ))}
          </tr>
        ))}
      </AdminTable>
    </details>
  )
}
