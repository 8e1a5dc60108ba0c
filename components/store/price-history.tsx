import '@/components/articles/text.css'
import './store.css'
import { DateText } from '@/components/ui/date-text'
import { moneyText } from '@/lib/core/money'
import { type PricePoint, priceSteps } from '@/lib/store/price'
import { CHART, toChartPath } from '@/lib/store/price-chart'

type PriceHistoryProps = {
  prices: readonly PricePoint[]
  currency: string
  /** When the last price was last true. */
  until: string
}

/** The prices that we have seen, of very many the latest: a line for the eye, and the same as a table. */
export function PriceHistory({ prices, currency, until }: PriceHistoryProps) {
  const steps = priceSteps(prices)
  const path = toChartPath(steps, until)
  const cents = steps.map(({ priceCents }) => priceCents)
  if (steps.length === 0) return null

  return (
    <section aria-labelledby="price-history" className="product-section">
      <h2 id="price-history">Price history</h2>
      {path && (
        <div className="price-chart">
          <span>{moneyText(Math.max(...cents), currency)}</span>
          <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={path} />
          </svg>
          <span>{moneyText(Math.min(...cents), currency)}</span>
        </div>
      )}
      <table className="facts price-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">Since</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map(({ at, priceCents, by }) => (
            <tr key={at}>
              <th scope="row">
                <DateText time={at} />
              </th>
              <td>{moneyText(priceCents, currency)}</td>
              <td>{by === null ? 'First seen' : `${by < 0 ? '−' : '+'}${moneyText(Math.abs(by), currency)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
