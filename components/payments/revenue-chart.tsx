import { amountText, shortAmount } from '@/lib/core/money'
import { MONTH_CHART, toMonthBars, toScale } from '@/lib/payments/month-chart'
import { CURRENCY } from '@/lib/payments/names'
import type { PaymentFigures } from '@/lib/payments/overview-queries'

const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const whole = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type Months = PaymentFigures['months']

/** Revenue by calendar month: bars for the eye, a table for everybody. The last month is not over yet. */
export function RevenueChart({ months }: { months: Months }) {
  const amounts = months.map(({ cents }) => cents)
  const { top, ticks } = toScale(Math.max(100, ...amounts))
  const bars = toMonthBars(amounts, top)
  return (
    <section aria-labelledby="revenue" className="payments-part">
      <h2 id="revenue">Revenue by Month</h2>
      <div className="revenue-chart" aria-hidden="true">
        <ol className="revenue-scale">
          {ticks.toReversed().map((tick) => (
            <li key={tick}>{shortAmount(tick, CURRENCY)}</li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${MONTH_CHART.width} ${MONTH_CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => {
            const y = MONTH_CHART.height * (1 - tick / top)
            return <path key={tick} d={`M0 ${y}H${MONTH_CHART.width}`} className="revenue-line" />
          })}
          {bars.map((bar, index) => (
            <rect
              key={months[index]?.month}
              {...bar}
              className={index === bars.length - 1 ? 'revenue-now' : undefined}
            />
          ))}
        </svg>
        <ol className="revenue-months">
          {months.map(({ month }) => (
            <li key={month}>{name.format(new Date(`${month}-01`))}</li>
          ))}
        </ol>
      </div>
      <MonthTable months={months} />
    </section>
  )
}

function MonthTable({ months }: { months: Months }) {
  return (
    <details className="as-table">
      <summary>Revenue by month as a table</summary>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="number">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, cents }, index) => (
            <tr key={month}>
              <th scope="row">
                {whole.format(new Date(`${month}-01`))}
                {index === 0 && <span className="text-muted"> so far</span>}
              </th>
              <td className="number">{amountText(cents, CURRENCY)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
